import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { type Dirhams, formatQar } from '@sufra/contract/kernel/money'
import type { ReactNode } from 'react'
import { Amount, Code } from '../../kernel/print/figures.tsx'
import { Say, Sides } from '../../kernel/print/printLanguage.tsx'
import { after } from '../order/optionGroup.rules.ts'
import type { ReadOrder } from '../order/readOrder.ts'
import { printSheetText } from './print.sheet.text.ts'
import css from './SheetLines.module.css'

type Line = ReadOrder['details']['OrderSummary'][number]
interface Named {
  readonly name_en: string
  readonly name_ar: string
}
interface Option extends Named {
  readonly quantity: number
  readonly price: Dirhams
}

export const bilingual = ({ name_en, name_ar }: Named): Bilingual => ({ en: name_en, ar: name_ar })
export const named = (of: Named, language: Language): ReactNode => (
  <bdi>{bilingual(of)[language] || of.name_en}</bdi>
)
export const comma: Bilingual = { en: ', ', ar: '، ' }

const optionsOf = (line: Line): readonly (Named & { options: readonly Option[] })[] => [
  ...line.choices.map((choice) => ({
    ...choice,
    options: choice.item_choice_options.map((option) => ({ ...option, price: option.item_choice_price })),
  })),
  ...line.addons.map((addon) => ({
    ...addon,
    options: addon.item_addon_options.map((option) => ({ ...option, price: option.item_addon_option_price })),
  })),
]

const Chosen = ({ of, options, language }: { of: Named; options: readonly Option[]; language: Language }) => (
  <span className={css.part}>
    {named(of, language)}
    {after(bilingual(of)[language] || of.name_en)}
    {options.map((option, index) => (
      <span key={option.name_en}>
        {index > 0 && comma[language]}
        {named(option, language)}
        {option.quantity > 1 && (
          <>
            {' '}
            <Code>×{option.quantity}</Code>
          </>
        )}
        {option.price > 0 && (
          <>
            {' '}
            <Code>+{formatQar(option.price)}</Code>
          </>
        )}
      </span>
    ))}
  </span>
)

/** The item and everything that makes up its amount, in one language. */
function Described({ line, language }: { line: Line; language: Language }) {
  const more = Math.max(0, line.quantity - line.enough_for)
  return (
    <>
      <span className={css.itemName}>{named(line, language)}</span>
      <span className={css.part}>
        {printSheetText.enoughFor[language]} <Code>{line.enough_for}</Code>
        {more > 0 && (
          <>
            {' · '}
            {printSheetText.additional[language]}{' '}
            <Code>
              {more} × {formatQar(line.price_per_unit)}
            </Code>
          </>
        )}
      </span>
      {optionsOf(line).map((of) => (
        <Chosen key={`${of.name_en} ${of.name_ar}`} of={of} options={of.options} language={language} />
      ))}
      {line.special_fees_amount > 0 && (
        <span className={css.part}>
          {printSheetText.special[language]} <Code>+{formatQar(line.special_fees_amount)}</Code>
        </span>
      )}
    </>
  )
}

/** The order summary. Its head is repeated on every page. */
export function SheetLines({ order }: { order: ReadOrder }) {
  return (
    <section>
      <h2>
        <Say of={printSheetText.summary} />
      </h2>
      <table className={css.lines}>
        <thead>
          <tr>
            <th scope="col" className={css.quantity}>
              <Say of={printSheetText.quantity} />
            </th>
            <th scope="col">
              <Say of={printSheetText.item} />
            </th>
            <th scope="col" className={css.amount}>
              <Say of={printSheetText.price} />
            </th>
            <th scope="col" className={css.amount}>
              <Say of={printSheetText.amount} />
            </th>
          </tr>
        </thead>
        <tbody>
          {order.details.OrderSummary.map((line) => (
            <tr key={line.id}>
              <td className={css.quantity}>
                <Code>{line.quantity}</Code>
              </td>
              <td>
                <Sides>{(language) => <Described line={line} language={language} />}</Sides>
                {line.additionalDemandsText !== '' && (
                  <p className={css.demand}>
                    <bdi>{line.additionalDemandsText}</bdi>
                  </p>
                )}
              </td>
              <td className={css.amount}>
                <Amount of={line.promoted_price} />
              </td>
              <td className={css.amount}>
                <Amount of={line.line_total} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
