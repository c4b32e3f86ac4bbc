import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useText } from '../text/language.tsx'
import { useTitle } from './useTitle.ts'
import css from './NotFound.module.css'
import { shellText } from '../../shell/shell.text.ts'

/** `bare`: outside the shell, where it fills the page. */
export function NotFound({ bare = false }: { bare?: boolean }) {
  const t = useText(shellText)
  useTitle(t('notFoundTitle'))
  const Frame = bare ? 'main' : 'section'
  return (
    <Frame className={css.page} data-bare={bare || undefined}>
      <p className={css.code} aria-hidden>
        404
      </p>
      <h1>{t('notFoundTitle')}</h1>
      <p className={css.text}>{t('notFound')}</p>
      <Button component={Link} to="/" variant="default">
        {t('toHome')}
      </Button>
    </Frame>
  )
}
