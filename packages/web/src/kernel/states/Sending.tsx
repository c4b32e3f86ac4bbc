import { Button } from '@mantine/core'
import { useText } from '../text/language.tsx'
import css from './Sending.module.css'
import { sendingText } from './sending.text.ts'

interface Props {
  readonly form: { readonly progress: number | null; readonly stop: () => void }
}

/** Upload progress of a form's pictures, and a way to stop it. The form's values are kept. */
export function Sending({ form }: Props) {
  const t = useText(sendingText)
  if (form.progress === null) return null
  const percent = Math.round(form.progress * 100)
  return (
    <div className={css.sending}>
      <progress className={css.bar} max={100} value={percent} aria-label={t('sending', { percent })} />
      <span>{t('sending', { percent })}</span>
      {percent < 100 && (
        <Button variant="subtle" color="gray" size="xs" onClick={form.stop}>
          {t('stop')}
        </Button>
      )}
    </div>
  )
}
