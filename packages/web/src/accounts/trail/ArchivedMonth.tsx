import { Button, Group } from '@mantine/core'
import { formatMonth } from '@sufra/contract/kernel/clock'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { archiveText } from './trail.text.ts'

interface Props {
  /** The archived month that is shown; undefined for the months that are not archived. */
  readonly month: string | undefined
  /** The next older one, at the end of what is shown. */
  readonly next: string | null
  readonly empty: boolean
  readonly onMonth: (month: string | undefined) => void
}

/** Below a history by pages: where it is, and the way on into archived months and back. */
export function ArchivedMonth({ month, next, empty, onMonth }: Props) {
  const t = useText(archiveText)
  const { language } = useLanguage()
  const told = month ?? (empty ? next : null)
  const sentence = empty ? (month ? 'noneIn' : 'noneSince') : 'inArchive'
  if (!told && !next) return null
  return (
    <Group gap="sm" mt="md">
      {told && <span>{t(sentence, { month: formatMonth(told, language) })}</span>}
      {month && (
        <Button variant="default" onClick={() => onMonth(undefined)}>
          {t('newest')}
        </Button>
      )}
      {next && (
        <Button variant="default" onClick={() => onMonth(next)}>
          {t('archived', { month: formatMonth(next, language) })}
        </Button>
      )}
    </Group>
  )
}
