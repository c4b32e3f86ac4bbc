import { ActionIcon } from '@mantine/core'
import { type ItemRow, items } from '@sufra/contract/items'
import type { Operation } from '@sufra/contract/kernel/operation'
import { IconPencil, IconPhotoOff, IconTrash } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Money } from '../kernel/Money.tsx'
import { useSession } from '../kernel/session.tsx'
import { usePick, useText } from '../kernel/text/language.tsx'
import { useConfirmed } from '../kernel/useConfirmed.ts'
import css from './ItemCard.module.css'
import { ItemFlags } from './ItemFlags.tsx'
import { menuText } from './menu.text.ts'

interface Props {
  readonly item: ItemRow
  readonly handle: ReactNode
  readonly freshens: readonly Operation[]
}

/** An item in the grid: what it is, what it costs, and its switches. */
export function ItemCard({ item, handle, freshens }: Props) {
  const t = useText(menuText)
  const name = usePick()(item.name)
  const { can } = useSession()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const remove = useConfirmed(items.remove, { freshens })
  const photo = item.images[0]
  const form = { to: `${here}/form-menu/${item.id}`, search: { category: item.sub_category_id } }
  const drop = () =>
    remove.run(
      { title: t('removeItemAsk', { name }), text: t('removeItemText'), action: t('remove'), danger: true },
      { params: { id: item.id } },
    )
  return (
    <article className={css.card} data-hidden={!item.show || undefined}>
      <header className={css.head}>
        {handle}
        <Link {...form} className={css.name}>
          <bdi>{name}</bdi>
        </Link>
        {can(items.remove) && (
          <>
            <ActionIcon
              renderRoot={(props) => <Link {...props} {...form} />}
              aria-label={t('editOne', { name })}
              data-tip={t('edit')}
            >
              <IconPencil size={20} stroke={1.6} aria-hidden />
            </ActionIcon>
            <ActionIcon
              aria-label={t('removeOne', { name })}
              data-tip={t('remove')}
              loading={remove.pending}
              onClick={() => void drop()}
            >
              <IconTrash size={20} stroke={1.6} aria-hidden />
            </ActionIcon>
          </>
        )}
      </header>
      <div className={css.body}>
        {photo ? (
          <img className={css.photo} src={photo.sizes[0]?.uri ?? photo.uri} alt="" loading="lazy" />
        ) : (
          <span className={css.photo}>
            <IconPhotoOff size={24} stroke={1.25} aria-hidden />
            <span className="visually-hidden">{t('noPhoto')}</span>
          </span>
        )}
        <strong className={css.price}>
          <Money amount={item.promoted_price} />
        </strong>
      </div>
      <ItemFlags item={item} name={name} freshens={freshens} />
    </article>
  )
}
