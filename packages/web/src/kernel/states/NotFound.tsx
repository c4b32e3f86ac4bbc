import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import css from './NotFound.module.css'
import { useTitle } from './useTitle.ts'

/** `bare`: outside the shell, filling the page. */
export function NotFound({ bare = false }: { bare?: boolean }) {
  const t = useText(kernelText)
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
