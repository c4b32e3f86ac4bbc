import { Button } from '@mantine/core'
import { type Offer, offerSorts, offers } from '@sufra/contract/promotions/offers'
import { IconPlus, IconTag } from '@tabler/icons-react'
import { type ReactNode, Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import type { FormPanel } from '../../kernel/forms/formPanel.ts'
import { useEditedRow } from '../../kernel/forms/useEditedRow.ts'
import { BulkList } from '../../kernel/list/bulk/BulkList.tsx'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useListSearch, useListState, wholeOf } from '../../kernel/url/search.ts'
import { StoreFilter } from '../../stores/stores/StoreFilter.tsx'
import { useDays } from '../validity/useDays.ts'
import { OfferActions } from './OfferActions.tsx'
import { offerCard, offerColumns } from './offerColumns.tsx'
import { offersText } from './offers.text.ts'
import { useOfferBulk } from './useOfferBulk.ts'
import type { OfferBody } from './useOfferForm.ts'

const OfferDialog = late(() => import('./OfferDialog.tsx'))
const StoreCalendar = late(() => import('./StoreCalendar.tsx'))
const idOf = ({ id }: Offer) => id

interface Props {
  /** Tries an offer before it is saved. */
  readonly trial?: FormPanel<OfferBody>
  /** Leads to other views of offers. */
  readonly views?: ReactNode
}

/** Offers of all stores, those that end last first, paged in the browser (spec 3 §2). */
export function Offers({ trial, views }: Props) {
  const t = useText(offersText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const days = useDays()
  const { can } = useSession()
  const writes = can(offers.update)
  const [{ page, count, search }, set] = useListState()
  const store = wholeOf(useListSearch().store)
  const { sorting, body: sort } = useListSort(offerSorts, '-validity')
  const query = useOperation(
    offers.list,
    { body: { ...sort, ...(search && { search }), ...(store && { store_id: store }) } },
    { keep: true },
  )
  const all = query.data?.offers
  const { isOpen, row, edit, close, renew } = useEditedRow(async () => (await query.refetch()).data?.offers)
  const bulk = useOfferBulk()
  const means = {
    t,
    pick,
    days,
    actionsHead: kernel('actions'),
    writes,
    actions: (offer: Offer) => <OfferActions offer={offer} onEdit={writes ? () => edit(offer) : undefined} />,
  }
  const add = can(offers.save) && (
    <Button
      data-do="add"
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
      onClick={() => edit('new')}
    >
      {t('add')}
    </Button>
  )
  return (
    <>
      <BulkList
        bulk={bulk}
        label={t('offers')}
        actions={add}
        figures={views}
        beforeRows={
          store && (
            <Suspense>
              <StoreCalendar store={store} onOpen={writes ? edit : undefined} />
            </Suspense>
          )
        }
        search={{ label: t('search') }}
        narrowing={{
          names: ['store'],
          controls: (
            <StoreFilter
              label={t('store')}
              any={t('anyStore')}
              value={store}
              onPick={(id) => set({ store: id })}
            />
          ),
        }}
        sorting={sorting}
        columnPicker={{ list: 'offers' }}
        columns={offerColumns(means)}
        card={offerCard(means)}
        idOf={idOf}
        empty={{
          icon: <IconTag size={32} stroke={1.25} aria-hidden />,
          title: kernel('noData'),
          text: t('emptyText'),
          action: add,
        }}
        query={query}
        cut={query.data?.cut}
        rows={all?.slice((page - 1) * count, page * count)}
        total={all?.length}
      />
      <Suspense>
        {isOpen && (
          <OfferDialog
            key={row?.version}
            row={row}
            store={store}
            trial={trial}
            onClose={close}
            onTakeTheirs={() => void renew()}
          />
        )}
      </Suspense>
    </>
  )
}
