import type { ReactNode } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency, Money } from '../../kernel/display/Money.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { after } from '../order/optionGroup.rules.ts'
import type { ReadOrder } from '../order/readOrder.ts'
import css from './OrderLines.module.css'
import { orderPageText } from './orderPage.text.ts'

type Line = ReadOrder['details']['OrderSummary'][number]

interface Option {
  readonly name_en: string
  readonly name_ar: string
  readonly quantity: number
  readonly price: number
}

interface PartProps {
  readonly name: ReactNode
  readonly quantity?: number
  readonly price?: number
  readonly amount?: number
}

/** A part of a line's amount. */
function Part({ name, quantity, price, amount }: PartProps) {
  return (
    <tr className={css.part}>
      <td>{name}</td>
      <td>{quantity !== undefined && <Ltr>{quantity}</Ltr>}</td>
      <td>{price !== undefined && price > 0 && <Money amount={price} bare />}</td>
      <td>{amount !== undefined && amount > 0 && <Money amount={amount} bare />}</td>
    </tr>
  )
}

function Chosen({ group, options }: { group: string; options: readonly Option[] }) {
  const pick = usePick()
  return options.map((option) => (
    <Part
      key={`${option.name_en} ${option.price}`}
      name={
        <>
          <bdi>{group}</bdi>
          {after(group)}
          <bdi>{pick({ en: option.name_en, ar: option.name_ar })}</bdi>
        </>
      }
      quantity={option.quantity}
      price={option.price}
      amount={option.price * option.quantity}
    />
  ))
}

function OrderLine({ line }: { line: Line }) {
  const t = useText(orderPageText)
  const pick = usePick()
  const additional = Math.max(0, line.quantity - line.enough_for)
  const nameOf = ({ name_en, name_ar }: { name_en: string; name_ar: string }) =>
    pick({ en: name_en, ar: name_ar })
  return (
    <tbody>
      <tr>
        <th scope="rowgroup">
          <bdi>{nameOf(line)}</bdi>
        </th>
        <td>
          <Ltr>{line.quantity}</Ltr>
        </td>
        <td />
        <td>
          <strong>
            <Money amount={line.line_total} bare />
          </strong>
        </td>
      </tr>
      <Part
        name={t('enoughFor', { count: line.enough_for })}
        price={line.promoted_price}
        amount={line.promoted_price}
      />
      {additional > 0 && (
        <Part
          name={t('additional')}
          quantity={additional}
          price={line.price_per_unit}
          amount={additional * line.price_per_unit}
        />
      )}
      {line.special_fees_amount > 0 && <Part name={t('special')} amount={line.special_fees_amount} />}
      {line.choices.map((choice) => (
        <Chosen
          key={choice.name_en}
          group={nameOf(choice)}
          options={choice.item_choice_options.map((option) => ({
            ...option,
            price: option.item_choice_price,
          }))}
        />
      ))}
      {line.addons.map((addon) => (
        <Chosen
          key={addon.name_en}
          group={nameOf(addon)}
          options={addon.item_addon_options.map((option) => ({
            ...option,
            price: option.item_addon_option_price,
          }))}
        />
      ))}
      {line.additionalDemandsText && (
        <tr>
          <td colSpan={4}>
            <p className={css.demand}>
              <span className="visually-hidden">{t('request')}: </span>
              <bdi>{line.additionalDemandsText}</bdi>
            </p>
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** The lines as ordered, each with what makes up its amount (DECISIONS 20). */
export function OrderLines({ order }: { order: ReadOrder }) {
  const t = useText(orderPageText)
  const unit = (
    <span className={css.unit}>
      {' '}
      <Currency />
    </span>
  )
  return (
    <section>
      <h2>{t('items')}</h2>
      <table className={css.lines} aria-label={t('items')}>
        <thead>
          <tr>
            <th scope="col">{t('item')}</th>
            <th scope="col">{t('quantity')}</th>
            <th scope="col">
              {t('price')}
              {unit}
            </th>
            <th scope="col">
              {t('lineTotal')}
              {unit}
            </th>
          </tr>
        </thead>
        {order.details.OrderSummary.map((line) => (
          <OrderLine key={line.id} line={line} />
        ))}
      </table>
      {order.notes && (
        <div className={css.notes}>
          <h3>{t('requests')}</h3>
          <p className={css.demand}>
            <bdi>{order.notes}</bdi>
          </p>
        </div>
      )}
    </section>
  )
}
