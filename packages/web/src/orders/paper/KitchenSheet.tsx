import { formatDay, formatTime } from '@sufra/contract/kernel/clock'
import type { Language } from '@sufra/contract/kernel/language'
import type { KitchenPack } from '@sufra/contract/orders'
import { after } from '../optionGroup.rules.ts'
import { Code } from './figures.tsx'
import kitchen from './KitchenSheet.module.css'
import { paperText } from './paper.text.ts'
import { Name, Paper, type PaperLanguage, Say, Sides } from './paperLanguage.tsx'
import head from './SheetHead.module.css'
import css from './SheetLines.module.css'
import { bilingual, comma, named } from './SheetLines.tsx'

type Slip = KitchenPack['slips'][number]
type Line = Slip['lines'][number]
type Portion = Line['choices'][number]

function Portions({ of, language, sum }: { of: readonly Portion[]; language: Language; sum: boolean }) {
  return of.map((portion, index) => (
    <span key={`${portion.name_en} ${portion.name_ar}`}>
      {index > 0 && comma[language]}
      {named(portion, language)}
      {(sum || portion.quantity > 1) && (
        <>
          {' '}
          <Code>×{portion.quantity}</Code>
        </>
      )}
    </span>
  ))
}

/** "Regular" of one group is not "Regular" of another: portions stand under the group they were chosen from. */
const groupsOf = (portions: readonly Portion[]) =>
  [...Map.groupBy(portions, ({ group_en, group_ar }) => `${group_en}\n${group_ar}`).values()].flatMap((of) =>
    of[0] ? [{ name_en: of[0].group_en, name_ar: of[0].group_ar, portions: of }] : [],
  )

/** An item with what was chosen for it, by group; no prices on anything here. */
function Cooked({
  of,
  sum = false,
}: {
  of: Pick<Line, 'name_en' | 'name_ar' | 'choices' | 'addons'>
  sum?: boolean
}) {
  const groups = [...groupsOf(of.choices), ...groupsOf(of.addons)]
  return (
    <Sides>
      {(language) => (
        <>
          <span className={css.itemName}>{named(of, language)}</span>
          {groups.map((group) => (
            <span key={`${group.name_en} ${group.name_ar}`} className={kitchen.portions}>
              {named(group, language)}
              {after(bilingual(group)[language] || group.name_en)}
              <Portions of={group.portions} language={language} sum={sum} />
            </span>
          ))}
        </>
      )}
    </Sides>
  )
}

function ToCook({ items }: { items: KitchenPack['items'] }) {
  return (
    <section>
      <h2>
        <Say of={paperText.toCook} />
      </h2>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col" className={css.quantity}>
              <Say of={paperText.quantity} />
            </th>
            <th scope="col">
              <Say of={paperText.item} />
            </th>
            <th scope="col" className={css.amount}>
              <Say of={paperText.orders} />
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
                <Cooked of={item} sum />
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

/** Its head stands on every page it reaches: pages come loose. */
function SlipOf({ slip }: { slip: Slip }) {
  return (
    <section className={kitchen.slip}>
      <table className={css.lines}>
        <thead>
          <tr>
            <th colSpan={2} scope="colgroup" className={kitchen.head}>
              <header>
                <p className={kitchen.time}>
                  <Sides>{(language) => <bdi>{formatTime(slip.picked_time_iso_date, language)}</bdi>}</Sides>
                </p>
                <h2>
                  <Say of={paperText.order} /> <Code>{slip.id}</Code>
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
                <Cooked of={line} />
                {line.additionalDemandsText !== '' && (
                  <p className={css.demand}>
                    <bdi>{line.additionalDemandsText}</bdi>
                  </p>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {slip.notes !== '' && (
        <p className={kitchen.notes}>
          <bdi>{slip.notes}</bdi>
        </p>
      )}
    </section>
  )
}

/** A store's day: what to cook in all, then a slip for each order in order of drop-off. */
export function KitchenSheet({ pack, language }: { pack: KitchenPack; language: PaperLanguage }) {
  return (
    <Paper language={language}>
      <header className={head.head}>
        <div className={head.store}>
          <p>
            <Name of={pack.store.name} />
          </p>
          <p>
            <Say of={paperText.kitchen} />
          </p>
        </div>
        <div className={head.number}>
          <p>
            <Say of={paperText.orders} />
          </p>
          <h1>
            <Code>{pack.slips.length}</Code>
          </h1>
        </div>
        <p className={head.when}>
          <Sides>{(side) => <bdi>{formatDay(pack.date, side)}</bdi>}</Sides>
        </p>
      </header>
      <ToCook items={pack.items} />
      <div className={kitchen.slips}>
        {pack.slips.map((slip) => (
          <SlipOf key={slip.id} slip={slip} />
        ))}
      </div>
    </Paper>
  )
}
