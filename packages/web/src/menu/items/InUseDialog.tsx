import { Button, Group } from '@mantine/core'
import type { Uses } from '@sufra/contract/kernel/itemUses'
import { items } from '@sufra/contract/menu/items'
import { Link } from '@tanstack/react-router'
import { Modal } from '../../kernel/dialogs/Modal.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { storePaths } from '../../stores/stores/storePaths.ts'
import css from './InUseDialog.module.css'
import { inUseText } from './inUse.text.ts'

interface Props {
  readonly name: string
  /** Whether items use it, or are in it. */
  readonly how: 'has' | 'within'
  readonly uses: Uses
  readonly onClose: () => void
}

/** Why something cannot be deleted: every item that uses it, by store, with links to where to remove it. */
export default function InUseDialog({ name, how, uses, onClose }: Props) {
  const t = useText(inUseText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { kind, can } = useSession()
  const pathOf = ({ item_id, store_id, restaurant_id }: Uses['items'][number]): string =>
    `${storePaths.menu(kind, { id: store_id, restaurant_id })}/form-menu/${item_id}`
  const byStore = [...Map.groupBy(uses.items, ({ store_id }) => store_id)]
  const more = uses.count - uses.items.length
  return (
    <Modal onClose={onClose} title={t('title', { name })} size={520}>
      <p>{t(how, { count: uses.count })}</p>
      {/* Focusable, so that the keyboard can scroll it even without links. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls */}
      <section className={css.list} tabIndex={0} aria-label={t('list')}>
        {byStore.map(([store_id, used]) => (
          <div key={store_id}>
            <h3>
              <bdi>{pick(used[0]?.store_name)}</bdi>
              <bdi dir="ltr">{used.length}</bdi>
            </h3>
            <ul>
              {used.map((item) => (
                <li key={item.item_id}>
                  {can(items.show) ? (
                    <Link to={pathOf(item)}>
                      <bdi>{pick(item.name)}</bdi>
                    </Link>
                  ) : (
                    <bdi>{pick(item.name)}</bdi>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
        {more > 0 && <p className={css.more}>{t('more', { count: more })}</p>}
      </section>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose}>{kernel('close')}</Button>
      </Group>
    </Modal>
  )
}
