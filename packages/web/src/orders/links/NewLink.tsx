import { Button, TextInput } from '@mantine/core'
import { IconCheck, IconCopy } from '@tabler/icons-react'
import { useCopy } from '../../kernel/browser/useCopy.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './ShareDialog.module.css'
import { shareText } from './share.text.ts'

/** The URL of a link that was just made. It is shown only once. */
export function NewLink({ url }: { url: string }) {
  const t = useText(shareText)
  const { field, copied, copy } = useCopy(url)
  const Icon = copied ? IconCheck : IconCopy
  return (
    <div className={css.made}>
      <TextInput
        ref={field}
        readOnly
        dir="ltr"
        label={t('address')}
        description={t('once')}
        labelProps={{ dir: 'auto' }}
        descriptionProps={{ dir: 'auto' }}
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant="default" leftSection={<Icon size={18} stroke={1.6} aria-hidden />} onClick={copy}>
        <span aria-live="polite">{t(copied ? 'copied' : 'copy')}</span>
      </Button>
    </div>
  )
}
