import { firstDayOf, formatMonth, lastDayOf } from '@sufra/contract/kernel/clock'
import type { Kind } from '@sufra/contract/kernel/kinds'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import type { StatementDocument } from '@sufra/contract/money/months'
import { Link } from '@tanstack/react-router'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { Checksum } from './Checksum.tsx'
import { balanceColumns, MonthBalance } from './monthColumns.tsx'
import css from './months.module.css'
import type { monthsText } from './months.text.ts'
import { statementPrintPath } from './statementPrintPath.ts'

interface Means {
  readonly t: Translate<typeof monthsText>
  readonly pick: (value: Bilingual) => string
  readonly language: Language
  readonly kind: Kind
  /** Whether the documents may be of several stores. */
  readonly stores: boolean
}

const printLink = ({ number, store, month }: StatementDocument, { t, kind }: Means) => (
  <Link
    className={css.print}
    to={statementPrintPath[kind]}
    search={{ store: store.id, from: firstDayOf(month), to: lastDayOf(month) }}
    aria-label={t('printOf', { number })}
  >
    {t('print')}
  </Link>
)

const nameOf = ({ number }: StatementDocument, t: Means['t']) => `${t('document')} ${number}`
const checksumOf = (row: StatementDocument, t: Means['t']) => (
  <Checksum key="checksum" name={nameOf(row, t)} of={row.checksum} />
)

export function documentColumns(means: Means): readonly Column<StatementDocument>[] {
  const { t, pick, language, stores } = means
  return [
    {
      key: 'number',
      head: t('document'),
      cell: ({ number }) => (
        <strong>
          <Ltr>{number}</Ltr>
        </strong>
      ),
      skeleton: 40,
    },
    { key: 'month', head: t('month'), cell: ({ month }) => formatMonth(month, language), skeleton: 96 },
    ...(stores
      ? [
          {
            key: 'store',
            head: t('store'),
            cell: ({ store }: StatementDocument) => pick(store.name),
            grows: true,
            skeleton: 140,
          },
        ]
      : []),
    {
      key: 'entries',
      head: t('entries'),
      cell: ({ rows }) => rows.toLocaleString('en-US'),
      figures: true,
      skeleton: 48,
    },
    ...balanceColumns<StatementDocument>(means, ({ store }) => store.id),
    {
      key: 'checksum',
      head: t('checksum'),
      cell: (row) => checksumOf(row, t),
      skeleton: 96,
    },
    { key: 'print', head: t('actions'), cell: (row) => printLink(row, means), end: true, skeleton: 48 },
  ]
}

export const documentCard =
  (means: Means) =>
  (row: StatementDocument): CardFacts => {
    const { t, pick, language, stores } = means
    const balance = { row, t, language, store: row.store.id }
    return {
      title: nameOf(row, t),
      state: formatMonth(row.month, language),
      lead: <MonthBalance {...balance} which="closing" />,
      facts: [
        ...(stores ? [[t('store'), pick(row.store.name)] as const] : []),
        [t('entries'), row.rows.toLocaleString('en-US')],
        ...(['opening', 'changed'] as const).map(
          (which) => [t(which), <MonthBalance key={which} {...balance} which={which} />] as const,
        ),
        [t('checksum'), checksumOf(row, t)],
      ],
      actions: printLink(row, means),
    }
  }
