import { formatInstant } from '@sufra/contract/kernel/clock'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { Facts } from '../../kernel/print/Facts.tsx'
import { Amount, Code, Qar } from '../../kernel/print/figures.tsx'
import { Say, Sides } from '../../kernel/print/printLanguage.tsx'
import type { ReadOrder } from '../order/readOrder.ts'
import { cancellationOf } from './cancellation.rules.ts'
import { financeOf, percent, type Sum, totalsOf } from './order.rules.ts'
import { printSheetText } from './print.sheet.text.ts'
import css from './SheetSums.module.css'

function Sums({ title, sums }: { title: Bilingual; sums: readonly Sum[] }) {
  return (
    <section className={css.sums}>
      <h2>
        <Say of={title} />
      </h2>
      <dl>
        {sums.map(({ name, note, value, strong }) => (
          <div key={name.en} data-strong={strong}>
            <dt>
              <Sides>
                {(language) => (
                  <>
                    {name[language]}
                    {note && (
                      <span className={css.note}>
                        {' '}
                        <Code>{note}</Code>
                      </span>
                    )}
                  </>
                )}
              </Sides>
            </dt>
            <dd>{strong ? <Qar of={value} /> : <Amount of={value} />}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The policy in the spec's words with this order's figures, and the resulting amounts (DECISIONS 38). */
function Policy({ order }: { order: ReadOrder }) {
  const { freeUntil, advance, sentence } = cancellationOf(order)
  return (
    <div className={css.policy}>
      <Facts
        title={printSheetText.policy}
        facts={[
          freeUntil === null
            ? null
            : [
                printSheetText.freeUntil,
                <Sides key="until">{(language) => <bdi>{formatInstant(freeUntil, language)}</bdi>}</Sides>,
              ],
          advance && [
            printSheetText.downPayment,
            <span key="advance">
              <Code>{percent(advance.rate)}</Code> = <Qar of={advance.amount} />
            </span>,
          ],
        ]}
      />
      <p>
        <Say of={sentence} />
      </p>
    </div>
  )
}

/** Everything below the lines. It never breaks after its heading. */
export function SheetSums({ order }: { order: ReadOrder }) {
  const finance = financeOf(order)
  return (
    <div className={css.foot} data-finance={finance.length > 0 || undefined}>
      <Sums title={printSheetText.totals} sums={totalsOf(order)} />
      {finance.length > 0 && <Sums title={printSheetText.finance} sums={finance} />}
      <Policy order={order} />
    </div>
  )
}
