import { Button, Group } from '@mantine/core'
import { formatQar } from '@sufra/contract/kernel/money'
import { type Charge, chargeSorts, charges } from '@sufra/contract/money/charges'
import { IconPlus, IconReceipt2 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { daysOf, useListSearch, useListState, wholeOf } from '../../kernel/url/search.ts'
import { StoreFilter } from '../../stores/stores/StoreFilter.tsx'
import { Figure } from '../figures/Figure.tsx'
import { ReversalDialog } from '../reversal/ReversalDialog.tsx'
import { chargeCard, chargeColumns } from './chargeColumns.tsx'
import css from './charges.module.css'
import { chargesText } from './charges.text.ts'

const DayRange = late(() => import('../../kernel/list/filters/DayRange.tsx'))
const ChargeDialog = late(() => import('./ChargeDialog.tsx'))
const idOf = ({ id }: Charge) => id

/** Charges against stores, with their sum over all pages. */
export function ChargeList() {
  const t = useText(chargesText)
  const pick = usePick()
  const { language } = useLanguage()
  const { can } = useSession()
  const [{ page, count, search }, set] = useListState()
  const url = useListSearch()
  const [adding, setAdding] = useState(false)
  const [reversing, setReversing] = useState<Charge | null>(null)
  const store = wholeOf(url.store)
  const filters = {
    ...(search && { search }),
    ...daysOf(url),
    ...(store && { restaurant_store_id: store }),
  }
  const { sorting, body: sort } = useListSort(chargeSorts, '-id')
  const query = useOperation(charges.list, { body: { count, page, ...sort, ...filters } }, { keep: true })
  const context = {
    t,
    pick,
    language,
    actions: (charge: Charge) => (
      <Group gap={4} justify="flex-end" wrap="nowrap">
        <HistoryButton table="other_charges" id={charge.id} name={t('chargeOf', { id: charge.id })} />
        {can(charges.reverse) && !charge.reversed_at && (
          <Button
            size="xs"
            variant="default"
            aria-label={t('reverseOf', { id: charge.id })}
            onClick={() => setReversing(charge)}
          >
            {t('reverse')}
          </Button>
        )}
      </Group>
    ),
  }
  const add = can(charges.save) && (
    <Button
      data-do="add"
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
      onClick={() => setAdding(true)}
    >
      {t('add')}
    </Button>
  )
  return (
    <>
      <ListScreen
        headless
        label={t('charges')}
        figures={
          <dl className={css.total}>
            <dt>{t('total')}</dt>
            <dd>
              {query.data ? (
                <Figure
                  name={t('total')}
                  amount={query.data.totalBalance}
                  of={{ figure: 'charges_total', ...filters }}
                />
              ) : (
                '…'
              )}
            </dd>
          </dl>
        }
        search={{ label: t('search') }}
        filters={add}
        narrowing={{
          names: ['from', 'to', 'store'],
          controls: (
            <>
              <DayRange search={url} set={set} />
              <StoreFilter
                label={t('store')}
                any={t('anyStore')}
                value={store}
                onPick={(id) => set({ store: id })}
              />
            </>
          ),
        }}
        sorting={sorting}
        columnPicker={{ list: 'charges' }}
        columns={chargeColumns(context)}
        card={chargeCard(context)}
        idOf={idOf}
        empty={{
          icon: <IconReceipt2 size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
          action: add,
        }}
        query={query}
        rows={query.data?.otherCharges.data}
        total={query.data?.otherCharges.total}
      />
      <Suspense>{adding && <ChargeDialog onClose={() => setAdding(false)} />}</Suspense>
      {reversing && (
        <ReversalDialog
          operation={charges.reverse}
          id={reversing.id}
          title={t('reverseTitle', { id: reversing.id, amount: formatQar(reversing.balance) })}
          text={t('reverseText')}
          question={t('reverseAsk', { id: reversing.id })}
          success={t('reverseDone', { id: reversing.id })}
          invalidates={[charges.list]}
          onClose={() => setReversing(null)}
        />
      )}
    </>
  )
}

/** Other charges as a page of their own (spec 3 §2). */
export function Charges() {
  return (
    <>
      <PageHeader />
      <ChargeList />
    </>
  )
}
