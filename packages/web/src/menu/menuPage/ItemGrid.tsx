import { Button } from '@mantine/core'
import { type Category, categories } from '@sufra/contract/menu/categories'
import { type ItemRow, items } from '@sufra/contract/menu/items'
import { IconToolsKitchen2 } from '@tabler/icons-react'
import { Link, useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { keyOf, queryClient, useAction, useOperation } from '../../kernel/data/operations.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { SortableList } from '../../kernel/sorting/SortableList.tsx'
import { SortingStatus } from '../../kernel/sorting/SortingStatus.tsx'
import { useSorting } from '../../kernel/sorting/useSorting.ts'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import page from '../categories/Categories.module.css'
import { menuText } from '../items/menu.text.ts'
import css from './ItemCard.module.css'
import { ItemCard } from './ItemCard.tsx'
import { LightCard } from './LightCard.tsx'

const idOf = ({ id }: ItemRow) => id
const invalidates = [items.list, categories.list]
const draw = (item: ItemRow, handle: ReactNode) => (
  <ItemCard item={item} handle={handle} invalidates={invalidates} />
)
const far = (item: ItemRow) => <LightCard item={item} />
const skeletons = Array.from({ length: 9 }, (_, index) => index)

/** The items of a category, sorted by dragging. */
export function ItemGrid({ category }: { category: Category }) {
  const t = useText(menuText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { can } = useSession()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const query = useOperation(items.list, { params: { id: category.id } })
  const all = query.data?.items
  const sort = useAction(items.sort, { success: false, failure: false })
  const sorting = useSorting({
    list: `items of ${category.id}`,
    ids: all?.map(idOf) ?? [],
    save: async (order) => {
      await sort.mutateAsync({ body: { sub_category_id: category.id, items: [...order] } })
      await queryClient.invalidateQueries({ queryKey: keyOf(items.list) })
    },
  })
  const byId = new Map(all?.map((each) => [each.id, each]))
  const name = pick(category.name)
  const body = () => {
    if (!all)
      return query.error ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <ul className={css.grid} aria-label={name} aria-busy>
          {skeletons.map((index) => (
            <li key={index} className={css.skeleton}>
              {index === 0 && <span className="visually-hidden">{kernel('loading')}</span>}
            </li>
          ))}
        </ul>
      )
    if (all.length === 0)
      return (
        <Empty
          words={{
            icon: <IconToolsKitchen2 size={32} stroke={1.25} aria-hidden />,
            title: t('noItems'),
            text: t('noItemsText', { name }),
            action: can(items.save) && (
              <Button
                variant="default"
                renderRoot={(props) => (
                  <Link {...props} to={`${here}/form-menu`} search={{ category: category.id }} />
                )}
              >
                {t('newMenu')}
              </Button>
            ),
          }}
        />
      )
    return (
      <SortableList
        grid
        label={name}
        className={css.grid}
        rows={sorting.order.flatMap((id) => byId.get(id) ?? [])}
        idOf={idOf}
        nameOf={(item) => pick(item.name)}
        fixed={!can(items.sort)}
        onMove={sorting.move}
        far={far}
      >
        {draw}
      </SortableList>
    )
  }
  return (
    <section aria-label={name}>
      <div className={page.head}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <SortingStatus state={sorting.state} onRetry={sorting.retry} />
      </div>
      {body()}
    </section>
  )
}
