import { TextInput } from '@mantine/core'
import { useCopy } from '../../kernel/browser/useCopy.ts'
import { CopyButton } from '../../kernel/display/CopyButton.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './ShareDialog.module.css'
import { shareText } from './share.text.ts'

/** The URL of a link that was just made. It is shown only once. */
export function NewLink({ url }: { url: string }) {
  const t = useText(shareText)
  const { field, copied, copy } = useCopy(url)
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
      <CopyButton copied={copied} onCopy={copy} />
    </div>
  )
}
