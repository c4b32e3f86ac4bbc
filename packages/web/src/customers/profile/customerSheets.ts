import type { customerPrivacy } from '@sufra/contract/customers/privacy'
import type { CustomerData } from '@sufra/contract/customers/privacy.shapes'
import { formatInstant } from '@sufra/contract/kernel/clock'
import type { Bilingual, Language } from '@sufra/contract/kernel/language'
import { type Dirhams, qar } from '@sufra/contract/kernel/money'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { localPhone } from '@sufra/contract/kernel/phone'
import type { CellValue, WrittenSheet } from '../../kernel/sheets/sheet.ts'
import type { Translate } from '../../kernel/text/texts.ts'
import type { customerDataText } from './customerData.text.ts'
import { customerHistoryText } from './profile.text.ts'

type Name = Exclude<keyof typeof customerDataText, 'file' | 'exported'>
type Everything = OutputOf<typeof customerPrivacy.exportAll>

export interface Means {
  readonly t: Translate<typeof customerDataText>
  readonly tell: Translate<typeof customerHistoryText>
  readonly language: Language
}

/** A column: its heading, its width and its value. */
type Column<Row> = readonly [Name, number, (row: Row) => CellValue, format?: string]

const number = '0'
const money = '0.00'
const amount = (value: Dirhams) => qar(value)

function sheet<Row>(
  { t, language }: Means,
  name: Name,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
): WrittenSheet {
  return {
    name: t(name),
    rightToLeft: language === 'ar',
    columns: columns.map(([heading, width, , format]) => ({
      heading: t(heading),
      width,
      ...(format && { format }),
    })),
    rows: rows.map((row) => columns.map(([, , value]) => value(row))),
  }
}

const readers = ({ t, language }: Means) => ({
  at: (value: string | null) => value && formatInstant(value, language),
  pick: (value: Bilingual | null) => value?.[language] ?? null,
  yes: (value: boolean) => t(value ? 'yes' : 'no'),
})

function personSheets(means: Means, { records, addresses, notes, consents, devices }: CustomerData) {
  const { t } = means
  const { at, pick, yes } = readers(means)
  return [
    sheet(means, 'records', records, [
      ['id', 10, ({ id }) => id, number],
      ['name', 30, ({ fullname }) => fullname],
      ['mobile', 14, ({ mobile }) => localPhone(mobile)],
      ['email', 30, ({ email }) => email],
      ['language', 10, ({ language }) => language],
      ['blocked', 10, ({ status }) => yes(!status)],
      ['reason', 30, ({ block_reason }) => block_reason],
      ['created', 22, ({ created_at }) => at(created_at)],
      ['deleted', 22, ({ archived_at }) => at(archived_at)],
    ]),
    sheet(means, 'addresses', addresses, [
      ['name', 20, ({ name }) => name],
      ['region', 16, ({ region }) => pick(region)],
      ['area', 16, ({ area }) => pick(area)],
      ['street', 14, ({ street_number }) => street_number],
      ['building', 14, ({ building_number }) => building_number],
      ['directions', 30, ({ notes }) => notes],
      ['latitude', 12, ({ latitude }) => latitude, '0.000000'],
      ['longitude', 12, ({ longitude }) => longitude, '0.000000'],
      ['created', 22, ({ created_at }) => at(created_at)],
      ['deleted', 22, ({ archived_at }) => at(archived_at)],
    ]),
    sheet(means, 'notes', notes, [
      ['at', 22, (row) => at(row.at)],
      ['order', 10, ({ order_id }) => order_id, number],
      ['note', 50, ({ note }) => note],
      ['by', 24, ({ author_name }) => author_name],
    ]),
    sheet(means, 'consents', consents, [
      ['at', 22, (row) => at(row.at)],
      ['kind', 16, ({ kind }) => t(`kind_${kind}`)],
      ['given', 10, ({ given }) => yes(given)],
      ['source', 24, ({ source }) => t(`source_${source}`)],
    ]),
    sheet(means, 'devices', devices, [
      ['platform', 12, ({ platform }) => platform],
      ['language', 10, ({ language }) => language],
      ['token', 40, ({ token }) => token],
      ['created', 22, ({ created_at }) => at(created_at)],
      ['seen', 22, ({ last_seen_at }) => at(last_seen_at)],
    ]),
  ]
}

function orderSheets(means: Means, { orders, lines, payments, coupons, reviews }: CustomerData) {
  const { t, language } = means
  const { at, pick } = readers(means)
  return [
    sheet(means, 'orders', orders, [
      ['order', 10, ({ id }) => id, number],
      ['created', 22, ({ created_at }) => at(created_at)],
      ['delivery', 22, ({ event_at }) => at(event_at)],
      ['status', 14, ({ status }) => pick(status)],
      ['store', 24, ({ store }) => pick(store)],
      ['name', 24, ({ customer_fullname }) => customer_fullname],
      ['mobile', 14, ({ customer_mobile }) => localPhone(customer_mobile)],
      ['email', 28, ({ customer_email }) => customer_email],
      ['address', 18, ({ address_name }) => address_name],
      ['region', 16, ({ region }) => pick(region)],
      ['area', 16, ({ area }) => pick(area)],
      ['street', 14, ({ street_number }) => street_number],
      ['building', 14, ({ building_number }) => building_number],
      ['directions', 30, ({ formatted_address }) => formatted_address],
      ['latitude', 12, ({ latitude }) => latitude, '0.000000'],
      ['longitude', 12, ({ longitude }) => longitude, '0.000000'],
      ['orderNotes', 30, ({ notes }) => notes],
      ['method', 14, ({ payment_method }) => t(payment_method)],
      ['coupon', 14, ({ coupon_code }) => coupon_code],
      ['subTotal', 14, ({ sub_total }) => amount(sub_total), money],
      ['discount', 14, ({ discount_value }) => amount(discount_value), money],
      ['fees', 14, ({ catering_delivery_fees }) => amount(catering_delivery_fees), money],
      ['total', 14, ({ order_total_price }) => amount(order_total_price), money],
      ['paid', 14, ({ payed_amount }) => amount(payed_amount), money],
      ['cash', 14, ({ cash_collected_amount }) => amount(cash_collected_amount), money],
      ['refunded', 14, ({ refunded_amount }) => amount(refunded_amount), money],
      ['cancelled', 22, ({ cancelled_at }) => at(cancelled_at)],
      ['reason', 30, ({ cancel_reason }) => pick(cancel_reason)],
    ]),
    sheet(means, 'lines', lines, [
      ['order', 10, ({ order_id }) => order_id, number],
      ['item', 30, ({ name }) => pick(name)],
      ['quantity', 10, ({ quantity }) => quantity, number],
      ['requests', 40, ({ additional_demands_text }) => additional_demands_text],
      ['total', 14, ({ line_total }) => amount(line_total), money],
    ]),
    sheet(means, 'payments', payments, [
      ['order', 10, ({ order_id }) => order_id, number],
      ['at', 22, (row) => at(row.at)],
      ['kind', 14, ({ kind }) => t(`kind_${kind}`)],
      ['amount', 14, (row) => amount(row.amount), money],
      ['reference', 28, ({ reference }) => reference],
      ['reason', 30, ({ reason }) => reason],
    ]),
    sheet(means, 'coupons', coupons, [
      ['order', 10, ({ order_id }) => order_id, number],
      ['code', 18, ({ code }) => code],
      ['discount', 14, ({ discount_value }) => amount(discount_value), money],
      ['created', 22, ({ created_at }) => at(created_at)],
      ['released', 22, ({ released_at }) => at(released_at)],
    ]),
    sheet(means, 'reviews', reviews, [
      ['order', 10, ({ order_id }) => order_id, number],
      ['store', 24, ({ store }) => pick(store)],
      ['created', 22, ({ created_at }) => at(created_at)],
      [
        'ratings',
        40,
        ({ ratings }) => ratings.map(({ name, rate }) => `${name[language]}: ${rate}`).join('\n'),
      ],
      ['comment', 50, ({ comment }) => comment],
      [
        'reply',
        50,
        ({ answer_en, answer_ar }) =>
          language === 'ar' ? (answer_ar ?? answer_en) : (answer_en ?? answer_ar),
      ],
    ]),
  ]
}

function messageSheets(means: Means, { data: { sends }, history }: Everything) {
  const { t, tell } = means
  const { at, pick } = readers(means)
  const rows = history.flatMap(({ changes, ...change }) =>
    (changes.length > 0 ? changes : [null]).map((each) => ({ ...change, each })),
  )
  const shown = (value: string | boolean | Bilingual | null): CellValue =>
    typeof value === 'boolean' ? tell(value ? 'on' : 'off') : typeof value === 'string' ? value : pick(value)
  const titleOf = (key: string) =>
    tell(key in customerHistoryText ? (key as keyof typeof customerHistoryText) : 'other')
  return [
    sheet(means, 'sends', sends, [
      ['at', 22, (row) => at(row.at)],
      ['kind', 16, ({ kind }) => t(`kind_${kind}`)],
      ['subject', 40, ({ title }) => pick(title)],
      ['address', 30, ({ address }) => address],
      ['status', 14, ({ state }) => state],
    ]),
    sheet(means, 'history', rows, [
      ['at', 22, (row) => at(row.at)],
      ['by', 24, ({ actor_name }) => actor_name],
      ['what', 24, ({ about, action }) => titleOf(`${about}_${action}`)],
      ['field', 18, ({ each }) => each && tell(each.field)],
      ['before', 30, ({ each }) => each && shown(each.before)],
      ['after', 30, ({ each }) => each && shown(each.after)],
    ]),
  ]
}

/** Everything held about a customer, a sheet for each kind. */
export const customerSheets = (means: Means, everything: Everything): readonly WrittenSheet[] => [
  ...personSheets(means, everything.data),
  ...orderSheets(means, everything.data),
  ...messageSheets(means, everything),
]
