import { dayOfWeek } from '@sufra/contract/insight/reports.words'
import type { SavedReport } from '@sufra/contract/insight/savedReports'
import { formatDay, formatWeekday } from '@sufra/contract/kernel/clock'
import type { Language } from '@sufra/contract/kernel/language'
import { Link } from '@tanstack/react-router'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { listSearch } from '../../kernel/url/search.ts'
import { presetName } from '../reports/presetName.ts'
import type { reportsText } from '../reports/reports.text.ts'
import { SavedActions } from './SavedActions.tsx'
import { searchOf } from './savedFilters.ts'
import type { savedReportsText } from './savedReports.text.ts'

interface Means {
  readonly t: Translate<typeof savedReportsText>
  readonly words: Translate<typeof reportsText>
  readonly language: Language
  readonly onEdit: (report: SavedReport) => void
}

const opened = (report: SavedReport) => (
  <Link to="." search={listSearch(searchOf(report))}>
    <bdi>{report.name}</bdi>
  </Link>
)

const shown = ({ tab, filters }: SavedReport, { words }: Means) =>
  [
    words(tab === 'revenue' ? 'tabOwn' : `tab_${tab}`),
    ...(tab === 'revenue' ? [words(`by_${filters.group_by}`)] : []),
  ].join(' · ')

const scheduled = ({ schedule, weekday }: SavedReport, { t, language }: Means) =>
  schedule === 'weekly' ? t('weeklyOn', { day: formatWeekday(dayOfWeek(weekday), language) }) : t(schedule)

const mailed = ({ mailed_on }: SavedReport, { t, language }: Means) =>
  mailed_on ? formatDay(mailed_on, language) : t('neverMailed')

export function savedColumns(means: Means): readonly Column<SavedReport>[] {
  const { t, words, onEdit } = means
  return [
    { key: 'name', head: t('name'), cell: opened, value: ({ name }) => name, skeleton: 140 },
    {
      key: 'shows',
      head: t('shows'),
      cell: (row) => shown(row, means),
      value: (row) => shown(row, means),
      grows: true,
      skeleton: 140,
    },
    { key: 'range', head: t('range'), cell: ({ filters }) => presetName(words, filters.range), skeleton: 80 },
    {
      key: 'schedule',
      head: t('schedule'),
      cell: (row) => scheduled(row, means),
      value: (row) => scheduled(row, means),
      skeleton: 100,
    },
    {
      key: 'recipients',
      head: t('recipients'),
      cell: ({ recipients }) => t('count', { count: recipients.length }),
      value: ({ recipients }) => recipients.length,
      skeleton: 60,
    },
    {
      key: 'mailed',
      head: t('mailedOn'),
      cell: (row) => mailed(row, means),
      value: ({ mailed_on }) => mailed_on,
      skeleton: 80,
    },
    {
      key: 'actions',
      head: <span className="visually-hidden">{t('actions')}</span>,
      cell: (row) => <SavedActions report={row} onEdit={() => onEdit(row)} />,
      end: true,
      skeleton: 80,
    },
  ]
}

export const savedCard =
  (means: Means) =>
  (row: SavedReport): CardFacts => {
    const { t, words, onEdit } = means
    return {
      title: opened(row),
      lead: presetName(words, row.filters.range),
      facts: [
        [t('shows'), shown(row, means)],
        [t('schedule'), scheduled(row, means)],
        [t('recipients'), t('count', { count: row.recipients.length })],
        [t('mailedOn'), mailed(row, means)],
      ],
      actions: <SavedActions report={row} onEdit={() => onEdit(row)} />,
    }
  }
