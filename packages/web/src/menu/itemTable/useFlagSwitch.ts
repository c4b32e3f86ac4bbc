import { type ItemRow, items } from '@sufra/contract/menu/items'
import { call } from '../../kernel/data/api.ts'
import { messageOf, queryClient } from '../../kernel/data/operations.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { putItem } from '../items/items.cache.ts'
import { menuText } from '../items/menu.text.ts'
import type { Flag } from './sortAndFilter.rules.ts'

export const flagNames = {
  show: 'flagShow',
  show_on_restaurant_manager: 'flagManager',
  cash_on_delivery: 'flagCash',
  required_location: 'flagLocation',
} as const satisfies Record<Flag, keyof typeof menuText>

export const flagOperations = {
  show: items.updateShow,
  show_on_restaurant_manager: items.updateShowOnRestaurantManager,
  cash_on_delivery: items.updateCashOnDelivery,
  required_location: items.updateRequiredLocation,
} as const

function send(item_id: number, flag: Flag, on: boolean): Promise<{ readonly version: number }> {
  switch (flag) {
    case 'show':
      return call(items.updateShow, { body: { item_id, status: on } })
    case 'show_on_restaurant_manager':
      return call(items.updateShowOnRestaurantManager, { body: { item_id, show_on_restaurant_manager: on } })
    case 'cash_on_delivery':
      return call(items.updateCashOnDelivery, { body: { item_id, cash_on_delivery: on } })
    case 'required_location':
      return call(items.updateRequiredLocation, { body: { item_id, required_location: on } })
  }
}

/**
 * Confirms, switches a flag and updates every list. One for the whole table, since a row may be unmounted meanwhile.
 */
export function useFlagSwitch(): (item: ItemRow, flag: Flag) => Promise<void> {
  const t = useText(menuText)
  const kernel = useText(kernelText)
  const pick = usePick()
  return async (item, flag) => {
    const on = !item[flag]
    const name = t(flagNames[flag])
    const yes = await confirm({
      title: t(on ? 'flagOnAsk' : 'flagOffAsk', { flag: name }),
      text: pick(item.name),
      action: t(on ? 'turnOn' : 'turnOff'),
    })
    if (!yes) return
    try {
      const { version } = await send(item.id, flag, on)
      putItem(item.id, { [flag]: on, version })
      toast.success(t(on ? 'flagOn' : 'flagOff', { flag: name, name: pick(item.name) }))
    } catch (error) {
      toast.error(messageOf(error) ?? kernel('unavailable'))
      void queryClient.invalidateQueries({ queryKey: ['items'] })
    }
  }
}
