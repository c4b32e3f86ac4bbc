import { formatDay } from '@sufra/contract/kernel/clock'
import type { Language } from '@sufra/contract/kernel/language'
import type { StatementRow } from '@sufra/contract/money/statements'
import { Amount } from '../../kernel/print/figures.tsx'
import { Say, Sides } from '../../kernel/print/printLanguage.tsx'
import { translator } from '../../kernel/text/texts.ts'
import css from '../print/sheet.module.css'
import type { PrintedStatement } from './printedStatement.ts'
import { sheetText } from './statement.sheet.text.ts'
import { detailsOf, lateNotes, numberOf } from './statementCells.tsx'
import { statementsText } from './statements.text.ts'

const columns = ['orderTotal', 'received', 'commission', 'gateway', 'amount', 'balance'] as const

const wordsIn = {
  en: translator(statementsText, 'en'),
  ar: translator(statementsText, 'ar'),
}

/** What happened, to which order or request, and how it was paid. */
function Entry({ row, language, stores }: { row: StatementRow; language: Language; stores: boolean }) {
  const t = wordsIn[language]
  const status = row.order_current_status?.display_status[language]
  const parts = [
    stores && row.store.name[language],
    numberOf(row, t),
    status,
    detailsOf(row, t),
    ...lateNotes(row, { t, language }),
  ].filter((part) => part && part !== '—')
  return (
    <>
      <bdi className={css.entryName}>{row.name[language]}</bdi>
      {parts.length > 0 && (
        <span className={css.more}>
          {parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, never reordered
            <span key={index}>
              {index > 0 && ' · '}
              <bdi>{part}</bdi>
            </span>
          ))}
        </span>
      )}
    </>
  )
}

const Figures = ({ of }: { of: readonly (number | null)[] }) =>
  of.map((amount, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: one cell for each column
    <td key={index} className={css.amount}>
      {amount !== null && <Amount of={amount} />}
    </td>
  ))

/** All entries between the opening and the closing balance. The head is repeated on every page. */
export function StatementLines({ of: statement }: { of: PrintedStatement }) {
  const stores = statement.store === null
  return (
    <section>
      <h2>
        <Say of={sheetText.entries} />
      </h2>
      <p className={css.currency}>
        <Say of={sheetText.currency} />
      </p>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col" className={css.day}>
              <Say of={sheetText.day} />
            </th>
            <th scope="col">
              <Say of={sheetText.entry} />
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className={css.amount}>
                <Say of={sheetText[column]} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className={css.sum}>
            <th scope="row" colSpan={2}>
              <Say of={sheetText.opening} />
            </th>
            <Figures of={[null, null, null, null, null, statement.opening_balance]} />
          </tr>
          {statement.rows.map((row) => (
            <tr key={row.id}>
              <td className={css.day}>
                <Sides>{(language) => <bdi>{formatDay(row.day, language)}</bdi>}</Sides>
              </td>
              <td>
                <Sides>{(language) => <Entry row={row} language={language} stores={stores} />}</Sides>
              </td>
              <Figures
                of={[
                  row.order_total_price || null,
                  row.payed_amount || null,
                  row.platform_commission_value || null,
                  row.pgw_charges_value || null,
                  row.balance,
                  row.running_balance,
                ]}
              />
            </tr>
          ))}
          <tr className={css.sum}>
            <th scope="row" colSpan={2}>
              <Say of={sheetText.totals} />
            </th>
            <Figures
              of={[
                statement.totalOrders,
                statement.totalOrderAmountReceived,
                statement.totalOrderPlatformComissions,
                statement.totalOrderPGWCharges,
                statement.totalOrderBalance,
                null,
              ]}
            />
          </tr>
          <tr className={css.sum}>
            <th scope="row" colSpan={2}>
              <Say of={sheetText.closing} />
            </th>
            <Figures of={[null, null, null, null, null, statement.closing_balance]} />
          </tr>
        </tbody>
      </table>
    </section>
  )
}
