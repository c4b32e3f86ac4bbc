import { formatInstant } from '@sufra/contract/kernel/clock'
import { Facts } from '../../kernel/print/Facts.tsx'
import { Code, Qar } from '../../kernel/print/figures.tsx'
import {
  Name,
  type PrintLanguage,
  PrintLanguageProvider,
  Say,
  Sides,
} from '../../kernel/print/printLanguage.tsx'
import css from '../print/sheet.module.css'
import { PlatformTaxNumber, restaurantTaxNumber } from '../print/taxNumbers.tsx'
import { type PrintedStatement, periodOf } from './printedStatement.ts'
import { StatementLines } from './StatementLines.tsx'
import { sheetText } from './statement.sheet.text.ts'

const At = ({ instant }: { instant: string }) => (
  <Sides>{(language) => <bdi>{formatInstant(instant, language)}</bdi>}</Sides>
)

function Head({ of: statement }: { of: PrintedStatement }) {
  const documents = statement.month?.documents ?? []
  return (
    <header className={css.head}>
      <div>
        <p className={css.platform}>
          <Name of={statement.platform} />
        </p>
        <PlatformTaxNumber of={statement.tax_numbers} />
        <h1>
          <Say of={sheetText.statement} />
        </h1>
      </div>
      <div className={css.number}>
        {statement.month?.closed_at && documents.length > 0 ? (
          <>
            <p>
              <Say of={sheetText.document} />
            </p>
            <p className={css.numbers}>
              <Code>{documents.map(({ number }) => number).join(', ')}</Code>
            </p>
          </>
        ) : (
          <p className={css.draft}>
            <Say of={sheetText.draft} />
          </p>
        )}
      </div>
    </header>
  )
}

/** A statement on A4. All figures come with it; the sheet computes none. */
export function StatementSheet({
  of: statement,
  language,
}: {
  of: PrintedStatement
  language: PrintLanguage
}) {
  const { month } = statement
  return (
    <PrintLanguageProvider language={language}>
      <Head of={statement} />
      <div className={css.facts}>
        <Facts
          title={sheetText.details}
          facts={[
            [sheetText.store, <Name key="store" of={statement.store ?? sheetText.allStores} />],
            [sheetText.restaurant, <Name key="restaurant" of={statement.restaurant} />],
            restaurantTaxNumber(statement.tax_numbers),
            [sheetText.period, <Say key="period" of={periodOf(statement)} />],
            month?.closed_at ? [sheetText.closedOn, <At key="closed" instant={month.closed_at} />] : null,
            [sheetText.madeOn, <At key="made" instant={statement.made_at} />],
          ]}
        />
        <Facts
          title={sheetText.balances}
          facts={[
            [sheetText.opening, <Qar key="opening" of={statement.opening_balance} />],
            [sheetText.amount, <Qar key="amount" of={statement.totalOrderBalance} />],
            [
              sheetText.closing,
              <strong key="closing">
                <Qar of={statement.closing_balance} />
              </strong>,
            ],
            [sheetText.requested, <Qar key="requested" of={statement.requested} />],
            [sheetText.expected, <Qar key="expected" of={statement.expected} />],
          ]}
        />
      </div>
      <StatementLines of={statement} />
      {month?.documents.map(({ number, checksum }) => (
        <p key={number} className={css.checksum}>
          <Say of={sheetText.checksum} /> <Code>{number}</Code> <Code>SHA-256 {checksum}</Code>
        </p>
      ))}
    </PrintLanguageProvider>
  )
}
