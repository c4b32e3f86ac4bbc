import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useText } from '../text/language.tsx'
import css from './NotFound.module.css'
import { notFoundText } from './notFound.text.ts'
import { useTitle } from './useTitle.ts'

/** `bare`: outside the shell, filling the page. */
export function NotFound({ bare = false }: { bare?: boolean }) {
  const t = useText(notFoundText)
  useTitle(t('title'))
  const Frame = bare ? 'main' : 'section'
  return (
    <Frame className={css.page} data-bare={bare || undefined}>
      <p className={css.code} aria-hidden>
        404
      </p>
      <h1>{t('title')}</h1>
      <p className={css.text}>{t('text')}</p>
      <Button component={Link} to="/" variant="default">
        {t('toHome')}
      </Button>
    </Frame>
  )
}
