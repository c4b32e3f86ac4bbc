import { firstDayOf, formatMonth, lastDayOf } from '@sufra/contract/kernel/clock'
import { homes } from '@sufra/contract/kernel/kinds'
import { documentSorts, months, type StatementDocument } from '@sufra/contract/money/months'
import { IconFileCertificate } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useOperation } from '../../kernel/data/operations.ts'
import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { textOf, useListSearch, useListState, wholeOf } from '../../kernel/url/search.ts'
import { StoreFilter } from '../../stores/stores/StoreFilter.tsx'
import { documentCard, documentColumns } from './documentColumns.tsx'
import { monthsText } from './months.text.ts'
import { recentMonths } from './recentMonths.ts'

const idOf = ({ number }: StatementDocument) => number

/** Statements of closed months, with their numbers. Each opens as the statement of its store and month. */
export function DocumentList() {
  const t = useText(monthsText)
  const pick = usePick()
  const { language } = useLanguage()
  const { kind } = useSession()
  const navigate = useNavigate()
  const [{ page, count, search }, set] = useListState()
  const url = useListSearch()
  const store = wholeOf(url.store)
  const month = textOf(url.month)
  const { sorting, body: sort } = useListSort(documentSorts, '-number')
  const query = useOperation(
    months.documents,
    {
      body: {
        count,
        page,
        ...sort,
        ...(search && { search }),
        ...(month && { month }),
        ...(store && { restaurant_store_id: store }),
      },
    },
    { keep: true },
  )
  const means = { t, pick, language, kind, stores: kind !== 'store_user' }
  const options = recentMonths()
  const listed = month && !options.includes(month) ? [month, ...options] : options
  return (
    <ListScreen
      headless
      label={t('documentList')}
      search={{ label: t('search') }}
      narrowing={{
        names: ['store', 'month'],
        controls: (
          <>
            {kind === 'admin' && (
              <StoreFilter
                label={t('store')}
                any={t('anyStore')}
                value={store}
                onPick={(id) => set({ store: id })}
              />
            )}
            <FilterSelect
              label={t('month')}
              value={month ?? ''}
              active={month !== undefined}
              options={[
                ['', t('anyMonth')],
                ...listed.map((each) => [each, formatMonth(each, language)] as const),
              ]}
              onChange={(value) => set({ month: value || undefined })}
            />
          </>
        ),
      }}
      sorting={sorting}
      columnPicker={{ list: 'statementDocuments' }}
      columns={documentColumns(means)}
      card={documentCard(means)}
      idOf={idOf}
      onOpen={(row) =>
        void navigate({
          to: `${homes[kind]}/payments/statement-of-accounts`,
          search: { store: row.store.id, from: firstDayOf(row.month), to: lastDayOf(row.month) },
        })
      }
      openName={({ number }) => t('openDocument', { number })}
      empty={{
        icon: <IconFileCertificate size={32} stroke={1.25} aria-hidden />,
        title: t('noDocuments'),
        text: t('noDocumentsText'),
      }}
      query={query}
      rows={query.data?.documents.data}
      total={query.data?.documents.total}
    />
  )
}
