import { type SQL, sql } from 'drizzle-orm'

interface Reached {
  readonly kind: SQL
  readonly address: SQL
  readonly customer_id: SQL
  readonly account_id: SQL
  /** A message of the recipient's own order is no marketing: it needs no consent. */
  readonly ofOrder: boolean
}

/**
 * How the check finds what it looks at. An audience is joined as a whole; the few of a claim are looked up one by one,
 * as its plan is made before it is known how few they are.
 */
type Lookup = 'whole' | 'each'

const mail = sql.raw(`'email'`)

const joined = (lookup: Lookup, table: string, name: string, condition: SQL): SQL => {
  const [of, as] = [sql.raw(table), sql.raw(name)]
  return lookup === 'whole'
    ? sql` left join ${of} ${as} on ${condition}`
    : sql` left join lateral (select ${as}.* from ${of} ${as} where ${condition} limit 1) ${as} on true`
}

/** What is known of an address, a phone, its customer and the customer's last word about being reached this way. */
const joins = ({ kind, address, customer_id, account_id }: Reached, lookup: Lookup): SQL =>
  sql.join([
    joined(lookup, 'marketing_addresses', 'known', sql`${kind} = ${mail} and known.email = ${address}`),
    joined(lookup, 'device_tokens', 'phone', sql`${kind} <> ${mail} and phone.token = ${address}`),
    joined(lookup, 'customers', 'person', sql`person.id = ${customer_id}`),
    joined(lookup, 'accounts', 'member', sql`member.id = ${account_id}`),
    joined(
      lookup,
      'customer_consents',
      'consent',
      sql`consent.customer_id = ${customer_id} and consent.kind = ${kind} and not exists (
        select from customer_consents later where later.customer_id = consent.customer_id
          and later.kind = consent.kind and later.id > consent.id)`,
    ),
  ])

/** Addresses, phones, customers and accounts that are gone, whatever is sent. A phone is its customer's of this moment. */
const gone = ({ kind, customer_id, account_id }: Reached): SQL => sql`
    when known.bounced_at is not null then 'bounced'
    when ${kind} <> ${mail} and (phone.disabled_at is null and phone.customer_id = ${customer_id}) is not true then 'gone'
    when ${customer_id} is not null and (person.id is null or person.archived_at is not null) then 'gone'
    when ${account_id} is not null and (member.status and member.archived_at is null) is not true then 'gone'`

/** Whoever is a customer must have agreed, also if the address was pasted. */
const unwanted = ({ customer_id }: Reached): SQL => sql`
    when known.unsubscribed_at is not null then 'unsubscribed'
    when ${customer_id} is not null and not person.status then 'blocked'
    when ${customer_id} is not null and consent.given is null then 'noConsent'
    when ${customer_id} is not null and not consent.given then 'unsubscribed'`

/**
 * Why somebody must not be reached; null if they may; and what has to be joined to say so. Everything that is sent
 * passes this one check when it is claimed.
 */
export const suppressionOf = (
  reached: Reached,
  lookup: Lookup,
): { readonly joins: SQL; readonly refusal: SQL } => ({
  joins: joins(reached, lookup),
  refusal: sql`case ${gone(reached)} ${reached.ofOrder ? sql`` : unwanted(reached)} end`,
})
