import { IconChevronRight, IconCircleCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { HomeSection } from './HomeSection.tsx'
import css from './today.module.css'
import { todayText } from './today.text.ts'
import { useAttention } from './useAttention.ts'

/** What somebody has to act on, each with the list of it. */
export function Attention() {
  const t = useText(todayText)
  const { query, open } = useAttention()
  return (
    <HomeSection title={t('attention')} explains={open.map(({ key }) => key)} query={query}>
      {() =>
        open.length === 0 ? (
          <p className={css.done}>
            <IconCircleCheck size={20} stroke={1.6} aria-hidden />
            {t('nothingToDo')}
          </p>
        ) : (
          <ul className={css.rows}>
            {open.map(({ key, count, more, to, search }) => (
              <li key={key}>
                <Link
                  to={to}
                  search={search}
                  className={css.row}
                  data-urgent={key === 'undecided' || undefined}
                >
                  <strong>
                    <Ltr>{`${count.toLocaleString('en-US')}${more ? '+' : ''}`}</Ltr>
                  </strong>
                  <span>{t(key)}</span>
                  <IconChevronRight className="turns" size={16} aria-hidden />
                </Link>
              </li>
            ))}
          </ul>
        )
      }
    </HomeSection>
  )
}
