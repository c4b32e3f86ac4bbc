import { type StoreMarket, storeMarket } from '../data/storeMarket.ts'

const array = (words: string) => `array['${words.split(' ').join("', '")}']`

const first = array(
  'محمد أحمد علي خالد جاسم ناصر سعيد يوسف حمد فهد فاطمة مريم نورة عائشة حصة لطيفة Mohammed Ahmed Ali Khalid Jassim Nasser Saeed Yousef Hamad Fahad Fatima Maryam Noora Aisha Hessa Latifa',
)
const last = array(
  'الكواري المري الهاجري العبدالله المهندي النعيمي السليطي الدوسري المناعي الخاطر القحطاني العمادي Al-Kuwari Al-Marri Al-Hajri Al-Mohannadi Al-Naimi Al-Sulaiti Al-Dosari Al-Mannai Al-Khater Al-Qahtani Al-Emadi Perera',
)

const atOnce = 50_000

/** Customers with the names people have, in either script, half of whom ordered in the last two years. */
const someCustomers = (from: number, to: number, customers: number) => `
  insert into customers (id, mobile, fullname, email, status, last_order_day, created_at)
    select n, '974' || (30000000 + n), (${first})[1 + n % 32] || ' ' || (${first})[1 + (n / 32) % 32] || ' ' ||
        (${last})[1 + (n / 1024) * 7 % 24],
      case when n % 3 = 0 then 'person' || n || '@mail.example' end, n % 97 <> 0,
      case when n % 2 = 0 then current_date - (n::bigint * 7919 % 730)::int end,
      now() - make_interval(mins => ((${customers} - n) * (1000000.0 / ${customers}))::int)
    from generate_series(${from}, ${to}) n`

const termsOf = (from: number, to: number) => `
  insert into customer_terms (term, customer_id)
    select term, id from customers, customer_terms_of(fullname, mobile, email) term where id between ${from} and ${to}`

/** What the triggers keep, in a few statements: with triggers a million customers take a quarter of an hour. */
const summaries = [
  `insert into customer_words (word)
     select distinct word from (select distinct fullname from customers) names, name_words(fullname) word order by 1`,
  `insert into customer_word_variants (variant, word)
     select variant, word from customer_words, variants_of(word) variant`,
  `insert into customer_totals (status, part, count) select status, id & 31, count(*) from customers group by 1, 2`,
  `insert into customer_day_counts (day, part, count)
     select last_order_day, id & 7, count(*) from customers where last_order_day is not null group by 1, 2`,
  'vacuum analyze',
]

const partsOf = (customers: number) =>
  Array.from({ length: Math.ceil(customers / atOnce) }, (_, n) => {
    const [from, to] = [n * atOnce + 1, Math.min((n + 1) * atOnce, customers)]
    return [someCustomers(from, to, customers), termsOf(from, to)]
  }).flat()

const customersOf = (customers: number) => [
  'set session_replication_role = replica',
  'set synchronous_commit = off',
  ...partsOf(customers),
  ...summaries,
]

export async function customerMarket(customers: number): Promise<StoreMarket> {
  const market = await storeMarket(2, 2)
  const database = await market.open()
  const client = await database.pool.connect()
  try {
    console.log(`${customers.toLocaleString('en-US')} customers …`)
    await client.query('set statement_timeout = 0')
    for (const text of customersOf(customers)) await client.query(text)
  } finally {
    client.release(true)
    await database.close()
  }
  return market
}
