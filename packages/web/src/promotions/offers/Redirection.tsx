import type { Bilingual } from '@sufra/contract/kernel/language'
import { items } from '@sufra/contract/menu/items'
import type { Offer } from '@sufra/contract/promotions/offers'
import { stores } from '@sufra/contract/stores/stores'
import { Link } from '@tanstack/react-router'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { storePaths } from '../../stores/stores/storePaths.ts'
import css from './offers.module.css'
import { offersText } from './offers.text.ts'

interface Target {
  readonly redirection: Bilingual
  readonly archived: boolean
}

function Name({ target, to }: { readonly target: Target; readonly to: string | undefined }) {
  const t = useText(offersText)
  const name = <bdi>{usePick()(target.redirection)}</bdi>
  if (target.archived)
    return (
      <span>
        <s>{name}</s> ({t('deleted')})
      </span>
    )
  return to === undefined ? name : <Link to={to}>{name}</Link>
}

/** Leads to the item of an offer and its store, or to the store alone. */
export function Redirection({ offer: { store, item } }: { readonly offer: Offer }) {
  const t = useText(offersText)
  const { kind, can } = useSession()
  const at = { id: store.id, restaurant_id: store.restaurant_id }
  const storePath = can(stores.show) ? storePaths.edit(kind, at) : undefined
  const itemPath = item && can(items.show) ? `${storePaths.menu(kind, at)}/form-menu/${item.id}` : undefined
  return (
    <span className={css.stack}>
      {item ? (
        <Name target={item} to={store.archived ? undefined : itemPath} />
      ) : (
        <Name target={store} to={storePath} />
      )}
      <small>{item ? <Name target={store} to={undefined} /> : t('wholeStore')}</small>
    </span>
  )
}
