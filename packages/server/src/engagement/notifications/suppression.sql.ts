import { type SQL, sql } from 'drizzle-orm'

interface Reached {
  readonly kind: SQL
  readonly address: SQL
  readonly customer_id: SQL
}

const mail = sql.raw(`'email'`)

/** The last word of a customer about being reached this way. */
const consentOf = (customer_id: SQL, kind: SQL) => sql`
  (select given from customer_consents consent where consent.customer_id = ${customer_id} and consent.kind = ${kind}
    order by consent.id desc limit 1)`

/**
 * Why marketing must not reach somebody; null if it may. Everything that is sent passes this one check when it is
 * claimed. Whoever is a customer must have agreed, also if the address was pasted.
 */
export const suppressionOf = ({ kind, address, customer_id }: Reached): SQL => sql`
  case
    when ${kind} = ${mail} and exists (select from marketing_addresses known
      where known.email = ${address} and known.bounced_at is not null) then 'bounced'
    when ${kind} = ${mail} and exists (select from marketing_addresses known
      where known.email = ${address} and known.unsubscribed_at is not null) then 'unsubscribed'
    when ${kind} <> ${mail} and not exists (select from device_tokens device
      where device.token = ${address} and device.disabled_at is null) then 'gone'
    when ${customer_id} is not null and not exists (select from customers customer
      where customer.id = ${customer_id} and customer.archived_at is null) then 'gone'
    when ${customer_id} is not null and not exists (select from customers customer
      where customer.id = ${customer_id} and customer.status) then 'blocked'
    when ${customer_id} is not null and ${consentOf(customer_id, kind)} is null then 'noConsent'
    when ${customer_id} is not null and not ${consentOf(customer_id, kind)} then 'unsubscribed'
  end`
