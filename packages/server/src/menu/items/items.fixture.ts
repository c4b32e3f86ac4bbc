import type { Kind } from '@sufra/contract/kernel/kinds'
import type { Operation } from '@sufra/contract/kernel/operation'
import { examplePicture } from '@sufra/contract/kernel/uploads'
import { items } from '@sufra/contract/menu/items'
import { type Listening, listen } from '../../../test/server.ts'
import { insert, makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

export interface Asking {
  readonly kind?: Kind
  readonly token?: string
  readonly language?: string
  readonly id?: number | undefined
}

export interface ItemsTest {
  readonly database: Database
  readonly world: World
  readonly tenant: Tenant
  readonly server: Listening
  /** As a super admin by default. */
  ask: <Op extends Operation>(operation: Op, body?: unknown, asking?: Asking) => ReturnType<typeof askAs<Op>>
  query: (text: string, values?: unknown[]) => Promise<Record<string, unknown>[]>
  /** The input of an item's form, in the tenant's category. */
  form(changes?: object): object
  added(changes?: object): Promise<number>
  category(name?: string, store_id?: number): Promise<number>
  uploaded(kind?: Kind, token?: string): Promise<number>
  shown(id: number, kind?: Kind): Promise<import('@sufra/contract/menu/items').Item>
  close(): Promise<void>
}

const askAs = <Op extends Operation>(
  server: Listening,
  operation: Op,
  kind: Kind,
  options: Parameters<Listening['ask']>[2],
) => server.ask(operation, kind, options)

export const machboos = {
  name_en: 'Chicken machboos',
  name_ar: 'مجبوس دجاج',
  short_description_en: 'Spiced rice with chicken.',
  short_description_ar: 'أرز متبل مع الدجاج.',
  quantity_per_day: 100,
  max_quantity_per_day: 50,
  original_price: 220,
  promoted_price: 199.5,
  price_per_unit: 20,
  enough_for: 10,
  lead_time: 24,
  available_from_time: '10:00',
  available_to_time: '22:00',
  setup_time: 1,
  max_time: 4,
}

/** A description as the editor sends it. */
export const written = (text: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] })

export async function openItems(open: () => Promise<Database>): Promise<ItemsTest> {
  const database = await open()
  const world = await makeWorld(database.pool)
  const tenant = await world.tenant('Karam')
  const server = await listen(database)
  const { ids } = tenant
  const ask: ItemsTest['ask'] = (operation, body = {}, { kind = 'admin', token, language = 'en', id } = {}) =>
    askAs(server, operation, kind, {
      token: token ?? (kind === 'admin' ? world.admins['Super Admin'].token : tenant.people[kind].token),
      ...(id !== undefined && { params: { id } }),
      body,
      headers: { 'accept-language': language },
    })
  const form: ItemsTest['form'] = (changes = {}) => ({
    ...machboos,
    store_id: ids.stores,
    sub_category_id: ids.subcategories,
    global_categories: [ids.global_categories],
    filters: [ids.filters],
    item_requirements: [ids.requirements],
    thumbfile: examplePicture,
    ...changes,
  })
  return {
    database,
    world,
    tenant,
    server,
    ask,
    form,
    query: async (text, values = []) => (await database.pool.query(text, values)).rows,
    added: async (changes) => {
      const saved = await ask(items.save, form(changes))
      if (!saved.output) throw new Error(JSON.stringify(saved.refusal))
      return saved.output.item_id
    },
    category: (name = 'Sweets', store_id = ids.stores) =>
      insert(database.pool, 'subcategories', { store_id, name_en: name, name_ar: `${name} ع` }),
    uploaded: async (kind = 'admin', token = undefined) => {
      const { output } = await ask(
        items.saveImage,
        { imagefile: examplePicture },
        { kind, ...(token && { token }) },
      )
      return output?.image_id ?? 0
    },
    shown: async (id, kind = 'admin') => {
      const { output, refusal } = await ask(items.show, {}, { kind, id })
      if (!output) throw new Error(JSON.stringify(refusal))
      return output.item
    },
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}
