import { type OrderMessage, orderMessages } from '@sufra/contract/engagement/orderMessages'
import { IconMessage } from '@tabler/icons-react'
import { Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { BulkList } from '../../kernel/list/bulk/BulkList.tsx'
import { useUnpagedSort } from '../../kernel/list/table/useUnpagedSort.ts'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { messageCard, messageColumns, nameOf } from './messageColumns.tsx'
import css from './orderMessages.module.css'
import { orderMessagesText } from './orderMessages.text.ts'
import { useMessageBulk } from './useMessageBulk.ts'

const MessageDialog = late(() => import('./MessageDialog.tsx'))
const idOf = ({ id }: OrderMessage) => id

/** What customers are told of their orders, by event and way. */
export function OrderMessages() {
  const t = useText(orderMessagesText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const [{ open }, set] = useListState()
  const query = useOperation(orderMessages.list)
  const means = { t, pick, actionsHead: kernel('actions') }
  const columns = messageColumns(means)
  const { sorting, all } = useUnpagedSort(columns, query.data?.messages)
  const bulk = useMessageBulk()
  const opened = all?.find(({ id }) => id === open)
  return (
    <section aria-label={t('messages')}>
      <p className={css.about}>{t('about')}</p>
      <BulkList
        bulk={bulk}
        headless
        label={t('messages')}
        columns={columns}
        sorting={sorting}
        columnPicker={{ list: 'orderMessages' }}
        card={messageCard(means)}
        idOf={idOf}
        onOpen={({ id }) => set({ open: id })}
        openName={(message) => nameOf(message, means)}
        empty={{
          icon: <IconMessage size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
        query={query}
        rows={all}
        total={undefined}
      />
      <Suspense>
        {opened && (
          <MessageDialog
            key={opened.id}
            id={opened.id}
            title={nameOf(opened, means)}
            onClose={() => set({ open: undefined })}
          />
        )}
      </Suspense>
    </section>
  )
}
