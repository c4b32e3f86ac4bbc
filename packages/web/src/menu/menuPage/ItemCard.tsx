import type { Operation } from '@sufra/contract/kernel/operation'
import { type ItemRow, items } from '@sufra/contract/menu/items'
import { IconPhotoOff } from '@tabler/icons-react'
import { Link, useLocation, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Money } from '../../kernel/display/Money.tsx'
import { RowActions } from '../../kernel/list/RowActions.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { Completeness } from '../items/Completeness.tsx'
import { ItemCell } from '../items/ItemCell.tsx'
import { ItemProblems } from '../items/ItemProblems.tsx'
import { itemsText } from '../items/items.text.ts'
import { menuText } from '../items/menu.text.ts'
import { tabOf } from '../items/problems.rules.ts'
import css from './ItemCard.module.css'
import { ItemFlags } from './ItemFlags.tsx'

interface Props {
  readonly item: ItemRow
  readonly handle: ReactNode
  readonly invalidates: readonly Operation[]
}

/** An item in the grid: its name, price and daily limit, each edited in place, and its switches. */
export function ItemCard({ item, handle, invalidates }: Props) {
  const t = useText(menuText)
  const words = useText(itemsText)
  const name = usePick()(item.name)
  const { can } = useSession()
  const navigate = useNavigate()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const remove = useConfirmed(items.remove, { invalidates })
  const photo = item.images[0]
  const fault = item.problems[0]
  const form = { to: `${here}/form-menu/${item.id}`, search: { category: item.sub_category_id } }
  const writes = can(items.remove)
  const drop = () =>
    remove.run(
      {
        title: t('removeItemAsk', { name }),
        text: t('removeItemText'),
        action: t('remove'),
        success: t('itemRemoved', { name }),
        danger: true,
      },
      { params: { id: item.id } },
    )
  const facts = [
    ['original_price', words('originalPrice')],
    ['quantity_per_day', words('maxPerDay')],
  ] as const
  return (
    <article className={css.card} data-hidden={!item.show || undefined}>
      <header className={css.head}>
        {handle}
        <strong className={css.name}>
          {writes ? (
            <ItemCell item={item} field="name" />
          ) : (
            <Link {...form}>
              <bdi>{name}</bdi>
            </Link>
          )}
        </strong>
        <RowActions
          name={name}
          onEdit={writes ? () => void navigate(form) : undefined}
          more={<HistoryButton table="items" id={item.id} name={name} />}
          onRemove={writes ? () => void drop() : undefined}
          removing={remove.pending}
        />
      </header>
      <div className={css.body}>
        <div className={css.picture}>
          <Link {...form} className={css.photo} aria-label={t('openOne', { name })}>
            {photo ? (
              <img src={photo.sizes[0]?.uri ?? photo.uri} alt="" loading="lazy" />
            ) : (
              <IconPhotoOff size={24} stroke={1.25} aria-hidden />
            )}
          </Link>
          <span className={css.ring}>
            <Completeness gaps={item.gaps} problems={item.problems} name={name} />
          </span>
        </div>
        <div className={css.figures}>
          <strong className={css.price}>
            <ItemCell item={item} field="promoted_price" />
          </strong>
          <dl>
            {facts.map(([field, what]) => (
              <div key={field}>
                <dt>{what}</dt>
                <dd>
                  <ItemCell item={item} field={field}>
                    {field === 'original_price' && item.original_price > item.promoted_price && (
                      <s>
                        <Money amount={item.original_price} />
                      </s>
                    )}
                  </ItemCell>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      {fault && (
        <Link {...form} search={{ ...form.search, tab: tabOf(fault) }} className={css.wrong}>
          <ItemProblems problems={item.problems} />
        </Link>
      )}
      <ItemFlags item={item} name={name} invalidates={invalidates} />
    </article>
  )
}
