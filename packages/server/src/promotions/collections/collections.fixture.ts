import { collections } from '@sufra/contract'
import { both, makeMenu } from '../../../test/world.rows.ts'
import { insert } from '../../../test/world.ts'
import type { StoresTest } from '../../stores/stores/stores.fixture.ts'

const names = { name_en: 'Ramadan feasts', name_ar: 'ولائم رمضان' }

/** Calls of the collections' tests; a save that is refused throws. */
export function collectionsOf(test: StoresTest) {
  const { ask, tenant, database } = test
  const saved = async (body: object) => {
    const { output, refusal } = await ask(collections.save, undefined, { ...names, ...body })
    if (!output) throw new Error(JSON.stringify(refusal))
    return output.id
  }
  const details = async (id: number, kind: 'admin' | 'restaurant' | 'store_user' = 'admin') => {
    const body = { filter_collection_id: id }
    return (await ask(collections.details, undefined, body, { kind })).output
  }
  return {
    names,
    query: async (text: string, values: unknown[] = []) => (await database.pool.query(text, values)).rows,
    ofStores: (stores: readonly number[], more: object = {}) => saved({ type: 'Store', stores, ...more }),
    ofItems: (store: number, items: readonly number[], more: object = {}) =>
      saved({ type: 'Item', stores: [store], items, ...more }),
    details,
    elements: async (id: number) => (await details(id))?.collections ?? [],
    change: (id: number, body: object) =>
      ask(collections.update, undefined, { filter_collection_id: id, ...body }),
    listed: async (search = '', kind: 'admin' | 'restaurant' | 'store_user' = 'admin') =>
      (await ask(collections.list, undefined, { search }, { kind })).output?.collections ?? [],
    /** As an app sees it; undefined where it does not. */
    shown: async (id: number) => {
      const { output } = await test.server.ask(collections.shown, 'channel', { token: test.world.channel })
      return output?.collections.find((each) => each.id === id)
    },
    /** Further stores that take orders. */
    stores: async (count: number) => {
      const made: number[] = []
      for (let at = 1; at <= count; at++) {
        const [row] = (await database.pool.query('select * from stores where id = $1', [tenant.ids.stores]))
          .rows
        const { id, ...columns } = row
        made.push(await insert(database.pool, 'stores', { ...columns, ...both('name', `Branch ${at}`) }))
      }
      return made
    },
    /** Further items of the store. */
    items: async (count: number) => {
      const made: number[] = []
      for (let at = 1; at <= count; at++)
        made.push((await makeMenu(database.pool, tenant.ids.stores as number, `Dish ${at}`)).items)
      return made
    },
  }
}
