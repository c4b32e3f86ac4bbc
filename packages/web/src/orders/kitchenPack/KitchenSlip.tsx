import { formatDay, formatTime } from '@sufra/contract/kernel/clock'
import type { KitchenPack } from '@sufra/contract/orders/orders'
import { Code } from '../../kernel/print/figures.tsx'
import { Name, Say, Sides } from '../../kernel/print/printLanguage.tsx'
import { printSheetText } from '../print/print.sheet.text.ts'
import css from '../print/SheetLines.module.css'
import { comma, named } from '../print/SheetLines.tsx'
import { KitchenItem } from './KitchenItem.tsx'
import kitchen from './KitchenSheet.module.css'
import { demandsOf } from './kitchen.rules.ts'

type Slip = KitchenPack['slips'][number]

/** Its head is repeated on every page, as printed pages get separated. */
export function KitchenSlip({ slip, dated }: { slip: Slip; dated: boolean }) {
  const { own, shared, notes } = demandsOf(slip)
  return (
    <section className={kitchen.slip}>
      <table className={css.lines}>
        <thead>
          <tr>
            <th colSpan={2} scope="colgroup" className={kitchen.head}>
              <header>
                <p className={kitchen.time}>
                  <Sides>{(language) => <bdi>{formatTime(slip.picked_time_iso_date, language)}</bdi>}</Sides>
                  {dated && (
                    <span className={kitchen.day}>
                      <Sides>{(language) => <bdi>{formatDay(slip.date, language)}</bdi>}</Sides>
                    </span>
                  )}
                </p>
                <h2>
                  <Say of={printSheetText.order} /> <Code>{slip.id}</Code>
                </h2>
                <p className={kitchen.whose}>
                  <bdi>{slip.customer}</bdi>
                </p>
                {slip.delivery_area && (
                  <p className={kitchen.where}>
                    <Name of={slip.delivery_area} />
                  </p>
                )}
              </header>
            </th>
          </tr>
        </thead>
        <tbody>
          {slip.lines.map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of one order, never reordered
            <tr key={index}>
              <td className={css.quantity}>
                <Code>{line.quantity}</Code>
              </td>
              <td>
                <KitchenItem of={line} servings={line.servings ? [line.servings] : []} />
                {own.has(line) && (
                  <p className={css.demand}>
                    <bdi>{own.get(line)}</bdi>
                  </p>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {shared.map(({ text, lines }) => (
        <div key={text} className={kitchen.notes}>
          <Sides>
            {(language) => (
              <>
                <strong>
                  {lines.map((line, index) => [index > 0 && comma[language], named(line, language)])}
                </strong>
                {' — '}
                <bdi>{text}</bdi>
              </>
            )}
          </Sides>
        </div>
      ))}
      {notes !== '' && (
        <p className={kitchen.notes}>
          <bdi>{notes}</bdi>
        </p>
      )}
    </section>
  )
}
