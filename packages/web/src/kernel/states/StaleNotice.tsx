import { Button, Group } from '@mantine/core'
import { Callout } from '../display/Callout.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { staleNoticeText } from './staleNotice.text.ts'

interface Props {
  readonly form: {
    readonly stale: { readonly by: string } | null
    readonly pending: boolean
    readonly saveMine: () => void
    readonly discard: () => void
  }
  /** Reloads the row, discarding what was typed. */
  readonly onTakeTheirs: () => void
}

/** Somebody else saved in between: asks whose version to keep. */
export function StaleNotice({ form, onTakeTheirs }: Props) {
  const t = useText(staleNoticeText)
  const kernel = useText(kernelText)
  if (!form.stale) return null
  const takeTheirs = () => {
    form.discard()
    onTakeTheirs()
  }
  return (
    <Callout tone="error">
      <p>{t('staleBy', { name: form.stale.by || kernel('somebody') })}</p>
      <Group gap="xs" mt={8}>
        <Button size="xs" variant="default" loading={form.pending} onClick={form.saveMine}>
          {t('saveMine')}
        </Button>
        <Button size="xs" variant="default" disabled={form.pending} onClick={takeTheirs}>
          {t('takeTheirs')}
        </Button>
      </Group>
    </Callout>
  )
}
