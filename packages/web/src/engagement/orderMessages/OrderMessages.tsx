import { type OrderMessage, orderMessages } from '@sufra/contract/engagement/orderMessages'
import { IconMessage } from '@tabler/icons-react'
import { Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { messageCard, messageColumns, nameOf } from './messageColumns.tsx'
import css from './orderMessages.module.css'
import { orderMessagesText } from './orderMessages.text.ts'

const MessageDialog = late(() => import('./MessageDialog.tsx'))
const idOf = ({ id }: OrderMessage) => id

/** What customers are told of their orders, by event and way. */
export function OrderMessages() {
  const t = useText(orderMessagesText)
  const pick = usePick()
  const [{ open }, set] = useListState()
  const query = useOperation(orderMessages.list)
  const rows = query.data?.messages
  const opened = rows?.find(({ id }) => id === open)
  return (
    <section aria-label={t('messages')}>
      <p className={css.about}>{t('about')}</p>
      <ListScreen
        headless
        label={t('messages')}
        columns={messageColumns({ t, pick })}
        card={messageCard({ t, pick })}
        idOf={idOf}
        onOpen={({ id }) => set({ open: id })}
        openName={(message) => nameOf(message, { t, pick })}
        empty={{
          icon: <IconMessage size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
        query={query}
        rows={rows}
        total={undefined}
      />
      <Suspense>
        {opened && (
          <MessageDialog
            key={`${opened.id} ${opened.version}`}
            message={opened}
            title={nameOf(opened, { t, pick })}
            onClose={() => set({ open: undefined })}
          />
        )}
      </Suspense>
    </section>
  )
}
