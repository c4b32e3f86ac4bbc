import { Button } from '@mantine/core'
import { savedTabs } from '@sufra/contract/insight/savedReports'
import { IconBookmark } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useText } from '../../kernel/text/language.tsx'
import type { ReportState } from '../reports/reportState.ts'
import { filtersOf } from './savedFilters.ts'
import { savedReportsText } from './savedReports.text.ts'

const SavedReportDialog = late(() => import('./SavedReportDialog.tsx'))

/** Keeps the report as it is shown. */
export function SaveReport({ state }: { readonly state: ReportState }) {
  const t = useText(savedReportsText)
  const [open, setOpen] = useState(false)
  const tab = savedTabs.find((each) => each === state.tab)
  if (!tab) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBookmark size={18} stroke={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('save')}
      </Button>
      <Suspense>
        {open && (
          <SavedReportDialog
            shows={{ tab, filters: filtersOf(state, state.preset ?? 'month') }}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </>
  )
}
