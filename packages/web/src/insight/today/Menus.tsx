import { today } from '@sufra/contract/insight/today'
import { Link } from '@tanstack/react-router'
import { useOperation } from '../../kernel/data/operations.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { completenessText } from '../../menu/items/completeness.text.ts'
import { storePaths } from '../../stores/stores/storePaths.ts'
import { HomeSection } from './HomeSection.tsx'
import css from './today.module.css'
import { todayText } from './today.text.ts'

const lists = { problems: 'unorderable', unfinished: 'unfinished' } as const
const filters = { problems: 'unorderable', unfinished: 'incomplete' } as const

/** Stores whose menu has items that nobody can order, or that lack something. */
export function Menus() {
  const t = useText(todayText)
  const words = useText(completenessText)
  const pick = usePick()
  const { kind } = useSession()
  const query = useOperation(today.menus, {}, { keep: true })
  return (
    <HomeSection title={t('menus')} explains={['menus']} query={query}>
      {({ menus, left_out }) => (
        <>
          {menus.length === 0 && <p className={css.quiet}>{t('menusDone')}</p>}
          <ul className={css.rows}>
            {menus.map(({ store, ...counts }) => (
              <li key={store.id} className={css.row}>
                <span>
                  <bdi>{pick(store.name)}</bdi>
                </span>
                <span className={css.links}>
                  {(['problems', 'unfinished'] as const).map(
                    (what) =>
                      counts[what] > 0 && (
                        <Link
                          key={what}
                          to={storePaths.menu(kind, store)}
                          search={{ view: 'table', [filters[what]]: 1 }}
                        >
                          {words(lists[what], { count: counts[what] })}
                        </Link>
                      ),
                  )}
                </span>
              </li>
            ))}
          </ul>
          {left_out > 0 && <p className={css.quiet}>{t('menusLeftOut', { count: left_out })}</p>}
        </>
      )}
    </HomeSection>
  )
}
