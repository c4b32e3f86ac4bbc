import type { Operation } from '@sufra/contract/kernel/operation'
import { type ItemRow, items } from '@sufra/contract/menu/items'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { putItem } from '../items/items.cache.ts'
import { menuText } from '../items/menu.text.ts'
import css from './ItemCard.module.css'

type ItemFlag = 'show' | 'show_on_restaurant_manager' | 'cash_on_delivery' | 'required_location'

interface Props {
  readonly item: ItemRow
  readonly name: string
  readonly invalidates: readonly Operation[]
}

/**
 * The four switches of an item (spec 2 §4), each with a confirmation; one of them is for admins only (DECISIONS 11).
 */
export function ItemFlags({ item, name, invalidates }: Props) {
  const t = useText(menuText)
  const { can } = useSession()
  // The response updates the switch at once; then the lists are refetched.
  const updateCache =
    (flag: ItemFlag) =>
    ({ version }: { version: number }) =>
      putItem(item.id, { [flag]: !item[flag], version })
  const show = useConfirmed(items.updateShow, { invalidates, done: updateCache('show') })
  const manager = useConfirmed(items.updateShowOnRestaurantManager, {
    invalidates,
    done: updateCache('show_on_restaurant_manager'),
  })
  const cash = useConfirmed(items.updateCashOnDelivery, {
    invalidates,
    done: updateCache('cash_on_delivery'),
  })
  const location = useConfirmed(items.updateRequiredLocation, {
    invalidates,
    done: updateCache('required_location'),
  })
  const ask = (flag: string, on: boolean) => ({
    title: t(on ? 'flagOffAsk' : 'flagOnAsk', { flag }),
    text: name,
    action: t(on ? 'turnOff' : 'turnOn'),
    success: t(on ? 'flagOff' : 'flagOn', { flag, name }),
  })
  const item_id = item.id
  const flags = [
    {
      flag: t('flagShow'),
      on: item.show,
      pending: show.pending,
      allowed: can(items.updateShow),
      run: () => show.run(ask(t('flagShow'), item.show), { body: { item_id, status: !item.show } }),
    },
    {
      flag: t('flagManager'),
      on: item.show_on_restaurant_manager,
      pending: manager.pending,
      allowed: can(items.updateShowOnRestaurantManager),
      run: () =>
        manager.run(ask(t('flagManager'), item.show_on_restaurant_manager), {
          body: { item_id, show_on_restaurant_manager: !item.show_on_restaurant_manager },
        }),
    },
    {
      flag: t('flagCash'),
      on: item.cash_on_delivery,
      pending: cash.pending,
      allowed: can(items.updateCashOnDelivery),
      run: () =>
        cash.run(ask(t('flagCash'), item.cash_on_delivery), {
          body: { item_id, cash_on_delivery: !item.cash_on_delivery },
        }),
    },
    {
      flag: t('flagLocation'),
      on: item.required_location,
      pending: location.pending,
      allowed: can(items.updateRequiredLocation),
      run: () =>
        location.run(ask(t('flagLocation'), item.required_location), {
          body: { item_id, required_location: !item.required_location },
        }),
    },
  ]
  return (
    <ul className={css.flags}>
      {flags
        .filter(({ allowed }) => allowed)
        .map(({ flag, on, pending, run }) => (
          <li key={flag}>
            <span aria-hidden>{flag}</span>
            <StatusSwitch
              label={t('flagOf', { flag, name })}
              checked={on}
              pending={pending}
              onToggle={() => void run()}
            />
          </li>
        ))}
    </ul>
  )
}
