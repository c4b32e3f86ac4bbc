import { mostCustomersFound } from '@sufra/contract/customers/customers'
import { sql } from 'drizzle-orm'
import { bool, int, text } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'
import { allowedDistance, editDistance } from './editDistance.ts'

/**
 * Every step reads a bounded piece of an index, however many customers there are: terms that begin with what was typed;
 * then the words of names that are a few letters away or sound alike (migration 0085), and terms that begin with those.
 */
const mostTerms = 2 * mostCustomersFound
const mostSpellings = 8

interface Hits {
  readonly ids: readonly number[]
  /** There are more. */
  readonly truncated: boolean
}

/** Customers with a term that begins with one of these, in this order. */
async function withTerms(db: Db, beginnings: readonly string[]): Promise<Hits> {
  if (beginnings.length === 0) return { ids: [], truncated: false }
  const rows = await query(
    db,
    { customer_id: tables.customer_terms.customer_id, rank: int },
    sql`select * from (
        select found.customer_id, wanted.rank
        from unnest(${sql.param(beginnings)}::text[]) with ordinality wanted(beginning, rank), lateral (
          select customer_id from customer_terms
          where term >= wanted.beginning collate "C" and term < wanted.beginning || chr(1114111) collate "C"
          order by term, customer_id limit ${sql.raw(String(mostTerms))}) found
        limit ${sql.raw(String(mostTerms))}) hits order by rank`,
  )
  return {
    ids: [...new Set(rows.map(({ customer_id }) => customer_id))],
    truncated: rows.length === mostTerms,
  }
}

/** The words of names that each typed word may stand for, the closest first; as it was typed before all. */
async function spellingsOf(db: Db, typed: readonly string[]): Promise<string[][]> {
  const known = await query(
    db,
    { typed: text, word: tables.customer_word_variants.word, sounds: bool },
    sql`select typed.word as typed, alike.word, alike.sounds
      from unnest(${sql.param(typed)}::text[]) typed(word), lateral (
        select word, bool_or(variant like '~%') as sounds from customer_word_variants
        where variant in (select variants_of(typed.word)) group by 1 limit 300) alike`,
  )
  return typed.map((word) => {
    const alike = known
      .filter((each) => each.typed === word && each.word !== word)
      .map((each) => ({ ...each, distance: editDistance(word, each.word) }))
      .filter(({ distance, sounds }) => sounds || distance <= allowedDistance(word))
      .sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
    return [word, ...alike.slice(0, mostSpellings).map((each) => each.word)]
  })
}

/** Of several words the first and the last, in either order: names have others between them. */
function beginningsOf(spellings: readonly string[][]): string[] {
  const [first, last] = [spellings[0] ?? [], spellings.at(-1) ?? []]
  if (spellings.length < 2) return first
  const pairs = (from: readonly string[], to: readonly string[]) =>
    from.flatMap((a) => to.map((b) => `${a} ${b}`))
  return [...pairs(first, last), ...pairs(last, first)]
}

/** A number in any spelling: `+974 5512 3456`, `0097455123456`. */
const mobileOf = (digits: string) => digits.replace(/^(00)?974(?=\d{3,8}$)/, '')

async function byDigits(db: Db, digits: string): Promise<Hits> {
  const own = await query(
    db,
    { id: tables.customers.id },
    sql`select id from customers where archived_at is null and id = ${digits.length < 16 ? Number(digits) : 0}`,
  )
  const found = await withTerms(db, [mobileOf(digits)])
  return { ids: [...new Set([...own.map(({ id }) => id), ...found.ids])], truncated: found.truncated }
}

async function byName(db: Db, search: string): Promise<Hits> {
  const folded = (await queryOne(db, { typed: text }, sql`select left(fold_text(${search}), 40) as typed`))
    ?.typed
  if (!folded) return { ids: [], truncated: false }
  const exact = await withTerms(db, [folded])
  if (exact.truncated || exact.ids.length > mostCustomersFound) return exact
  const words = folded.split(' ').slice(0, 6)
  const near = await withTerms(db, beginningsOf(await spellingsOf(db, words)))
  return { ids: [...new Set([...exact.ids, ...near.ids])], truncated: near.truncated }
}

/** The customers a search is for, the best matches first. */
export async function findCustomers(db: Db, search: string): Promise<Hits> {
  const bare = search.replace(/^#/, '').replace(/[\s()+.-]/g, '')
  const { ids, truncated } = await (/^\d+$/.test(bare) ? byDigits(db, bare) : byName(db, search))
  return { ids: ids.slice(0, mostCustomersFound), truncated: truncated || ids.length > mostCustomersFound }
}
