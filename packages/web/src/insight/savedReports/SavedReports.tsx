import { type SavedReport, savedReports } from '@sufra/contract/insight/savedReports'
import { IconBookmark } from '@tabler/icons-react'
import { Suspense } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { useEditedRow } from '../../kernel/forms/useEditedRow.ts'
import { BulkList } from '../../kernel/list/bulk/BulkList.tsx'
import { useUnpagedSort } from '../../kernel/list/table/useUnpagedSort.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { reportsText } from '../reports/reports.text.ts'
import { savedCard, savedColumns } from './savedColumns.tsx'
import { savedReportsText } from './savedReports.text.ts'
import { useSavedBulk } from './useSavedBulk.ts'

const SavedReportDialog = late(() => import('./SavedReportDialog.tsx'))
const idOf = ({ id }: SavedReport) => id

/** Reports that the reader keeps, to open them again and to have them mailed. */
export default function SavedReports() {
  const t = useText(savedReportsText)
  const words = useText(reportsText)
  const { language } = useLanguage()
  const [{ page, count }] = useListState()
  const query = useOperation(savedReports.list, {})
  const { row: edited, edit, close, renew } = useEditedRow(async () => (await query.refetch()).data?.reports)
  const bulk = useSavedBulk()
  const means = { t, words, language, onEdit: edit }
  const columns = savedColumns(means)
  const { sorting, all } = useUnpagedSort(columns, query.data?.reports)
  return (
    <>
      <BulkList
        bulk={bulk}
        headless
        label={t('title')}
        columns={columns}
        sorting={sorting}
        columnPicker={{ list: 'savedReports' }}
        card={savedCard(means)}
        idOf={idOf}
        empty={{
          icon: <IconBookmark size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
        query={query}
        rows={all?.slice((page - 1) * count, page * count)}
        total={all?.length}
      />
      <Suspense>
        {edited && (
          <SavedReportDialog
            key={edited.version}
            report={edited}
            shows={edited}
            onClose={close}
            onTakeTheirs={() => void renew()}
          />
        )}
      </Suspense>
    </>
  )
}
