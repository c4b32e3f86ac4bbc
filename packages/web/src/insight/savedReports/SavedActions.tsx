import { type SavedReport, savedReports } from '@sufra/contract/insight/savedReports'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { RowActions } from '../../kernel/list/RowActions.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from '../reports/reports.module.css'
import { savedReportsText } from './savedReports.text.ts'

interface Props {
  readonly report: SavedReport
  readonly onEdit: () => void
}

const invalidates = [savedReports.list]

/** Pausing and resuming its mails, editing and deleting it. */
export function SavedActions({ report, onEdit }: Props) {
  const t = useText(savedReportsText)
  const { id, name, paused, schedule } = report
  const pausing = useConfirmed(savedReports.update, { invalidates })
  const removal = useConfirmed(savedReports.remove, { invalidates })
  const toggle = () =>
    pausing.run(
      {
        title: t(paused ? 'resumeAsk' : 'pauseAsk'),
        text: t(paused ? 'resumeText' : 'pauseText', { name }),
        action: t(paused ? 'resume' : 'pause'),
        success: t(paused ? 'resumed' : 'paused', { name }),
      },
      { params: { id }, body: { paused: !paused } },
    )
  const remove = () =>
    removal.run(
      {
        title: t('ask'),
        text: t('askText', { name }),
        action: t('remove'),
        success: t('removed', { name }),
        danger: true,
      },
      { params: { id } },
    )
  return (
    <span className={css.actions}>
      {schedule !== 'none' && (
        <StatusSwitch
          label={t('mailsOf', { name })}
          checked={!paused}
          pending={pausing.pending}
          onToggle={() => void toggle()}
        />
      )}
      <RowActions
        name={name}
        onEdit={onEdit}
        more={<HistoryButton table="saved_reports" id={id} name={name} />}
        onRemove={() => void remove()}
        removing={removal.pending}
      />
    </span>
  )
}
