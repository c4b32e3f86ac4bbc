import { NativeSelect, TextInput } from '@mantine/core'
import { presetsOn } from '@sufra/contract/insight/reports.presets'
import { dayOfWeek } from '@sufra/contract/insight/reports.words'
import { reportSchedules, type SavedReport, savedReports } from '@sufra/contract/insight/savedReports'
import { formatWeekday, qatarDay } from '@sufra/contract/kernel/clock'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { PickMany } from '../../kernel/inputs/PickMany.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { presetName } from '../reports/presetName.ts'
import { reportsText } from '../reports/reports.text.ts'
import { savedReportsText } from './savedReports.text.ts'

type Body = RequestOf<typeof savedReports.save>

interface Props {
  /** Undefined for a new one. */
  readonly report?: SavedReport
  /** What the report shows. */
  readonly shows: Pick<Body, 'tab' | 'filters'>
  readonly onClose: () => void
  readonly onTakeTheirs?: () => void
}

const weekdays = [0, 1, 2, 3, 4, 5, 6]

/** A saved report's name and range, and when and to whom it is mailed. */
export default function SavedReportDialog({ report, shows, onClose, onTakeTheirs }: Props) {
  const t = useText(savedReportsText)
  const words = useText(reportsText)
  const { language } = useLanguage()
  const people = useOperation(savedReports.recipients, {})
  const form = useEntryForm(savedReports.save, savedReports.update, {
    row: report,
    addWith: { paused: false },
    initial: {
      name: report?.name ?? '',
      filters: shows.filters,
      schedule: report?.schedule ?? ('none' as Body['schedule']),
      weekday: report?.weekday ?? 0,
      recipients: report?.recipients ?? ([] as readonly number[]),
    },
    body: ({ recipients, ...values }) => ({
      ...values,
      tab: shows.tab,
      recipients: [...recipients],
    }),
    saved: async (_answer, { name }) => {
      toast.success(t('saved', { name }))
      onClose()
      await queryClient.invalidateQueries({ queryKey: keyOf(savedReports.list) })
    },
    failed: 'shown',
  })
  const { schedule, filters, recipients, weekday } = form.values
  const today = presetsOn(qatarDay(new Date()))
  const ranges: readonly string[] = today.some((each) => each === filters.range)
    ? today
    : [...today, filters.range]
  return (
    <FormDialog
      form={form}
      title={t(report ? 'edit' : 'save')}
      onClose={onClose}
      {...(onTakeTheirs && { onTakeTheirs })}
    >
      <TextInput label={t('name')} required maxLength={100} data-autofocus {...form.field('name')} />
      <NativeSelect
        label={t('range')}
        description={t('rangeText')}
        name="filters"
        value={filters.range}
        error={form.errorOf('filters')}
        data={ranges.map((value) => ({ value, label: presetName(words, value) }))}
        onChange={(event) => form.set('filters', { ...filters, range: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('schedule')}
        name="schedule"
        value={schedule}
        description={schedule === 'none' ? undefined : t('mailText')}
        data={reportSchedules.map((value) => ({ value, label: t(value) }))}
        onChange={(event) => form.set('schedule', event.currentTarget.value as Body['schedule'])}
      />
      {schedule === 'weekly' && (
        <NativeSelect
          label={t('weekday')}
          name="weekday"
          value={String(weekday)}
          data={weekdays.map((each) => ({
            value: String(each),
            label: formatWeekday(dayOfWeek(each), language),
          }))}
          onChange={(event) => form.set('weekday', Number(event.currentTarget.value))}
        />
      )}
      {schedule !== 'none' && (
        <PickMany
          name="recipients"
          label={t('recipients')}
          query={people}
          options={people.data?.recipients.map(({ id, name, store }) => ({
            id,
            name: store ? `${name} (${store})` : name,
          }))}
          empty={t('noRecipients')}
          value={recipients}
          error={form.errorOf('recipients')}
          onChange={(ids) => form.set('recipients', ids)}
        />
      )}
    </FormDialog>
  )
}
