import { type SavedReport, savedReports } from '@sufra/contract/insight/savedReports'
import { call } from '../../kernel/data/api.ts'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { Bulk } from '../../kernel/list/bulk/bulk.ts'
import { removeAction } from '../../kernel/list/bulk/removeAction.ts'
import { switchActions } from '../../kernel/list/bulk/switchActions.ts'
import { useText } from '../../kernel/text/language.tsx'
import { savedReportsText } from './savedReports.text.ts'

const turn = ({ id }: SavedReport, on: boolean) =>
  call(savedReports.update, { params: { id }, body: { paused: !on }, from: 'bulk' })

/** The mails of several saved reports are paused or resumed, or several are deleted. They are the reader's own. */
export function useSavedBulk(): Bulk<SavedReport> {
  const t = useText(bulkText)
  const words = useText(savedReportsText)
  return {
    nameOf: ({ name }) => name,
    invalidates: [savedReports.list],
    actions: [
      ...switchActions<SavedReport>(t, {
        isOn: ({ paused }) => !paused,
        turn,
        words: {
          turnOn: words('resume'),
          turnOff: words('pause'),
          on: words('isMailed'),
          off: words('isPaused'),
        },
        onText: words('resumeAllText'),
        offText: words('pauseAllText'),
        skip: ({ schedule }) => schedule === 'none' && words('notMailed'),
      }),
      removeAction<SavedReport>(t, {
        label: words('remove'),
        text: words('removeAllText'),
        remove: savedReports.remove,
      }),
    ],
  }
}
