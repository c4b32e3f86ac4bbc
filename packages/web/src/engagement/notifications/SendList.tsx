import { notifications, type Send, type SendKind, sendSorts } from '@sufra/contract/engagement/notifications'
import { IconSend } from '@tabler/icons-react'
import { Suspense, useEffect, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { refetchEvery } from '../../kernel/data/refetchEvery.ts'
import { BulkList } from '../../kernel/list/bulk/BulkList.tsx'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import css from './notifications.module.css'
import { sendsText } from './notifications.text.ts'
import { sendCard, sendColumns } from './sendColumns.tsx'
import { useSendBulk } from './useSendBulk.ts'

const SendDialog = late(() => import('./SendDialog.tsx'))
const idOf = ({ id }: Send) => id
/** How often the list is read while no send goes on, in ms. */
const idle = 15_000

const goesOn = ({ state }: Send) => state === 'sending' || state === 'scheduled'

/** What was sent, is being sent and will be. */
export function SendList({ kind }: { readonly kind: SendKind }) {
  const t = useText(sendsText)
  const pick = usePick()
  const kernel = useText(kernelText)
  const [{ page, count, open }, set] = useListState()
  const [every, setEvery] = useState<number>(idle)
  const { sorting, body: sort } = useListSort(sendSorts, '-id')
  const query = useOperation(
    notifications.list,
    { body: { page, count, kind, ...sort } },
    { keep: true, every },
  )
  const rows = query.data?.sends.data
  const follows = rows?.some(goesOn) ?? false
  useEffect(() => setEvery(follows ? refetchEvery.job : idle), [follows])
  const bulk = useSendBulk()
  const label = t(kind === 'email' ? 'mails' : 'pushes')
  return (
    <section className={css.sends} aria-label={label}>
      <BulkList
        bulk={bulk}
        headless
        label={label}
        heading={label}
        columns={sendColumns({ t, pick, actionsHead: kernel('actions') })}
        sorting={sorting}
        columnPicker={{ list: kind === 'email' ? 'mails' : 'pushes' }}
        card={sendCard({ t, pick })}
        idOf={idOf}
        onOpen={({ id }) => set({ open: id })}
        openName={({ title }) => pick(title)}
        empty={{
          icon: <IconSend className="turns" size={32} stroke={1.25} aria-hidden />,
          title: t(kind === 'email' ? 'emptyMails' : 'emptyPushes'),
          text: t('emptyText'),
        }}
        query={query}
        rows={rows}
        total={query.data?.sends.total}
      />
      <Suspense>
        {open !== undefined && <SendDialog id={open} onClose={() => set({ open: undefined })} />}
      </Suspense>
    </section>
  )
}
