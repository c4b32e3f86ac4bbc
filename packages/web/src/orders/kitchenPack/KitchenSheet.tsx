import { formatDay } from '@sufra/contract/kernel/clock'
import type { KitchenPack } from '@sufra/contract/orders/orders'
import { Code } from '../../kernel/print/figures.tsx'
import {
  Name,
  type PrintLanguage,
  PrintLanguageProvider,
  Say,
  Sides,
} from '../../kernel/print/printLanguage.tsx'
import { printSheetText } from '../print/print.sheet.text.ts'
import head from '../print/SheetHead.module.css'
import css from '../print/SheetLines.module.css'
import { KitchenItem } from './KitchenItem.tsx'
import kitchen from './KitchenSheet.module.css'
import { KitchenSlip } from './KitchenSlip.tsx'

function ToCook({ items, day }: { items: KitchenPack['items']; day?: string }) {
  return (
    <section className={kitchen.cook}>
      <h2>
        <Say of={printSheetText.toCook} />
        {day && (
          <>
            {' '}
            <DayOf day={day} />
          </>
        )}
      </h2>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col" className={css.quantity}>
              <Say of={printSheetText.people} />
            </th>
            <th scope="col">
              <Say of={printSheetText.item} />
            </th>
            <th scope="col" className={css.amount}>
              <Say of={printSheetText.orders} />
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={`${item.name_en} ${item.name_ar}`}>
              <td className={css.quantity}>
                <Code>{item.quantity}</Code>
              </td>
              <td>
                <KitchenItem of={item} servings={item.servings} sum />
              </td>
              <td className={css.amount}>
                <Code>{item.orders}</Code>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const DayOf = ({ day }: { day: string }) => <Sides>{(side) => <bdi>{formatDay(day, side)}</bdi>}</Sides>

/** What a store cooks, in total and per day, then a slip for each order by drop-off time. */
export function KitchenSheet({ pack, language }: { pack: KitchenPack; language: PrintLanguage }) {
  const days = pack.date !== pack.date_to
  return (
    <PrintLanguageProvider language={language}>
      <header className={head.head}>
        <div className={head.store}>
          <p>
            <Name of={pack.store.name} />
          </p>
          <p>
            <Say of={printSheetText.kitchen} />
          </p>
        </div>
        <div className={head.number}>
          <p>
            <Say of={printSheetText.orders} />
          </p>
          <h1>
            <Code>{pack.slips.length}</Code>
          </h1>
        </div>
        <p className={head.when}>
          <DayOf day={pack.date} />
          {days && (
            <>
              {' – '}
              <DayOf day={pack.date_to} />
            </>
          )}
        </p>
      </header>
      <ToCook items={pack.items} />
      {pack.days.length > 1 &&
        pack.days.map(({ date, items }) => <ToCook key={date} items={items} day={date} />)}
      <div className={kitchen.slips}>
        {pack.slips.map((slip) => (
          <KitchenSlip key={slip.id} slip={slip} dated={days} />
        ))}
      </div>
    </PrintLanguageProvider>
  )
}
