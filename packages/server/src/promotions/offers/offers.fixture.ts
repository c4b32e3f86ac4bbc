import { offers } from '@sufra/contract'
import type { Operation, RequestOf } from '@sufra/contract/kernel/operation'
import { openCheckout } from '../../../test/checkout.ts'
import { insert } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

export type OffersTest = Awaited<ReturnType<typeof openOffers>>

const texts = { title_en: 'Family Fridays', title_ar: 'جمعة العائلة' }

/** A kitchen whose offers are asked for by an admin. */
export async function openOffers(open: () => Promise<Database>) {
  const test = await openCheckout(open)
  const { world, server, database, kitchen } = test
  const { ids } = kitchen.tenant
  const ask = <Op extends Operation>(
    operation: Op,
    id?: number,
    body: object = {},
    { language = 'en', token = world.admins['Super Admin'].token } = {},
  ) =>
    server.ask(operation, 'admin', {
      token,
      ...(id !== undefined && { params: { id } }),
      body,
      headers: { 'accept-language': language },
    })
  const save = (more: Partial<RequestOf<typeof offers.save>> = {}, language = 'en') =>
    ask(
      offers.save,
      undefined,
      {
        ...texts,
        type: 'Store',
        store_id: ids.stores,
        discount: 10,
        start_date: '2030-03-01',
        end_date: '2030-03-31',
        ...more,
      },
      { language },
    )
  return {
    ...test,
    store: ids.stores as number,
    item: ids.items as number,
    ask,
    save,
    added: async (more: Partial<RequestOf<typeof offers.save>> = {}) => {
      const { output, refusal } = await save(more)
      if (!output) throw new Error(JSON.stringify(refusal))
      return output.id
    },
    shown: async (id: number) => (await ask(offers.show, id)).output?.offer,
    /** Another item of the kitchen's store, at a price in dirhams. */
    anotherItem: async (name: string, promoted_price: number) => {
      const { rows } = await database.pool.query('select * from items where id = $1', [ids.items])
      const { id: _, slug: __, ...item } = rows[0]
      return insert(database.pool, 'items', {
        ...item,
        name_en: name,
        name_ar: `${name} ع`,
        promoted_price,
        original_price: promoted_price,
      })
    },
    emptied: () => database.pool.query('update offers set archived_at = now() where archived_at is null'),
  }
}
