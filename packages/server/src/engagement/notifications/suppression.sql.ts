import { type SQL, sql } from 'drizzle-orm'

interface Reached {
  readonly kind: SQL
  readonly address: SQL
  readonly customer_id: SQL
  /** A message of the recipient's own order is no marketing: it needs no consent. */
  readonly ofOrder: boolean
}

const mail = sql.raw(`'email'`)

/** The last word of a customer about being reached this way. */
const consentOf = (customer_id: SQL, kind: SQL) => sql`
  (select given from customer_consents consent where consent.customer_id = ${customer_id} and consent.kind = ${kind}
    order by consent.id desc limit 1)`

/** Addresses, phones and customers that are gone, whatever is sent. A phone is its customer's of this moment. */
const gone = ({ kind, address, customer_id }: Reached): SQL => sql`
    when ${kind} = ${mail} and exists (select from marketing_addresses known
      where known.email = ${address} and known.bounced_at is not null) then 'bounced'
    when ${kind} <> ${mail} and not exists (select from device_tokens device where device.token = ${address}
      and device.disabled_at is null and device.customer_id = ${customer_id}) then 'gone'
    when ${customer_id} is not null and not exists (select from customers customer
      where customer.id = ${customer_id} and customer.archived_at is null) then 'gone'`

/** Whoever is a customer must have agreed, also if the address was pasted. */
const unwanted = ({ kind, address, customer_id }: Reached): SQL => sql`
    when ${kind} = ${mail} and exists (select from marketing_addresses known
      where known.email = ${address} and known.unsubscribed_at is not null) then 'unsubscribed'
    when ${customer_id} is not null and not exists (select from customers customer
      where customer.id = ${customer_id} and customer.status) then 'blocked'
    when ${customer_id} is not null and ${consentOf(customer_id, kind)} is null then 'noConsent'
    when ${customer_id} is not null and not ${consentOf(customer_id, kind)} then 'unsubscribed'`

/**
 * Why somebody must not be reached; null if they may. Everything that is sent passes this one check when it is claimed.
 */
export const suppressionOf = (reached: Reached): SQL =>
  sql`case ${gone(reached)} ${reached.ofOrder ? sql`` : unwanted(reached)} end`
