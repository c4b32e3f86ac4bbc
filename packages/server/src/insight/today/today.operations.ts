import { today } from '@sufra/contract/insight/today'
import { addDays, qatarDay } from '@sufra/contract/kernel/clock'
import { scopeFilterOf } from '../../kernel/access/scope.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { problemsOf } from '../../menu/items/items.problems.sql.ts'
import { countByGaps, itemRule, itemsOfStore } from '../../menu/items/items.sql.ts'
import { orderScope } from '../../money/ledger/ledger.orders.sql.ts'
import { storeScope } from '../../stores/stores/stores.sql.ts'
import { todayChanges } from './today.changes.ts'
import { almostFullDays, eventHours, storesWithMenus } from './today.sql.ts'

interface StoreNames {
  readonly id: number
  readonly restaurant_id: number
  readonly name_en: string
  readonly name_ar: string
}
const presentStore = ({ id, restaurant_id, name_en, name_ar }: StoreNames) => ({
  id,
  restaurant_id,
  name: { en: name_en, ar: name_ar },
})

export default implement(today, orderScope, {
  changes: todayChanges,

  events: async ({ db, scopeFilter, now }) => {
    const day = qatarDay(now)
    return { today: day, tomorrow: addDays(day, 1), hours: await eventHours(db, scopeFilter, day) }
  },

  fullDays: async ({ db, scope, now }) => {
    const [stores, items] = [scopeFilterOf(storeScope, scope), scopeFilterOf(itemRule, scope)]
    const rows = await almostFullDays(db, stores, items, qatarDay(now))
    const days = rows.map(({ day, item_id, item_name_en, item_name_ar, ...row }) => ({
      store: presentStore(row),
      day,
      item:
        item_id === null ? null : { id: item_id, name: { en: item_name_en ?? '', ar: item_name_ar ?? '' } },
      used: row.used,
      limit: row.day_limit,
      orders: row.orders,
    }))
    return { days, total: rows[0]?.total ?? 0 }
  },

  menus: async ({ db, scope }) => {
    const menus = []
    const stores = await storesWithMenus(db, scopeFilterOf(storeScope, scope))
    for (const store of stores) {
      const all = itemsOfStore(scopeFilterOf(itemRule, scope), store.id)
      const lacking = (await countByGaps(db, all)).filter(({ gaps }) => gaps.length > 0)
      const unfinished = lacking.reduce((sum, { items }) => sum + items, 0)
      menus.push({ store: presentStore(store), problems: (await problemsOf(db, all)).size, unfinished })
    }
    return {
      menus: menus.filter(({ problems, unfinished }) => problems + unfinished > 0),
      left_out: (stores[0]?.total ?? 0) - stores.length,
    }
  },
})
