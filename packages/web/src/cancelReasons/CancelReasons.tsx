import { Button } from '@mantine/core'
import { type CancelReason, cancelReasons } from '@sufra/contract/cancelReasons'
import { IconMessageOff, IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../kernel/browser/late.ts'
import { ListScreen } from '../kernel/list/ListScreen.tsx'
import { useListState } from '../kernel/url/search.ts'
import { useOperation } from '../kernel/data/operations.ts'
import { useLanguage, usePick, useText } from '../kernel/text/language.tsx'
import { cancelReasonsText } from '../orders/cancelReasons/cancelReasons.text.ts'
import { ReasonActions } from './ReasonActions.tsx'

const ReasonDialog = late(() => import('./ReasonDialog.tsx'))

const idOf = ({ id }: CancelReason) => id

/** Why orders may be cancelled: kept here, chosen in the dialogs. */
export function CancelReasons() {
  const t = useText(cancelReasonsText)
  const pick = usePick()
  const { language } = useLanguage()
  const [{ page, count }] = useListState()
  const [edited, setEdited] = useState<CancelReason | 'new' | null>(null)
  const query = useOperation(cancelReasons.list)
  const all = query.data?.cancelReasons
  const actions = (reason: CancelReason) => <ReasonActions reason={reason} onEdit={() => setEdited(reason)} />
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  )
  return (
    <>
      <ListScreen
        label={t('reasons')}
        actions={add}
        columns={[
          {
            key: 'en',
            head: t('english'),
            cell: ({ reason }) => <bdi lang="en">{reason.en}</bdi>,
            skeleton: 220,
          },
          {
            key: 'ar',
            head: t('arabic'),
            cell: ({ reason }) => <bdi lang="ar">{reason.ar}</bdi>,
            skeleton: 180,
          },
          { key: 'actions', head: t('actions'), cell: actions, end: true, skeleton: 72 },
        ]}
        card={(reason) => ({
          title: <bdi>{pick(reason.reason)}</bdi>,
          state: actions(reason),
          // The page's language is the title's.
          facts: [
            language === 'en'
              ? [
                  t('arabic'),
                  <bdi key="ar" lang="ar">
                    {reason.reason.ar}
                  </bdi>,
                ]
              : [
                  t('english'),
                  <bdi key="en" lang="en">
                    {reason.reason.en}
                  </bdi>,
                ],
          ],
        })}
        idOf={idOf}
        empty={{
          icon: <IconMessageOff size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
          action: add,
        }}
        query={query}
        rows={all?.slice((page - 1) * count, page * count)}
        total={all?.length}
      />
      <Suspense>
        {edited && (
          <ReasonDialog reason={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </>
  )
}
