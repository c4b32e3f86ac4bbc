import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useCopy } from '../../kernel/browser/useCopy.ts'
import { Modal } from '../../kernel/dialogs/Modal.tsx'
import { CopyButton } from '../../kernel/display/CopyButton.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { keysText } from './keys.text.ts'

export interface Shown {
  readonly what: 'key' | 'secret'
  readonly value: string
}

/** A key or a secret, this once. Closed only by the button, so that no stray key loses it. */
export default function ShownOnce({ what, value, onClose }: Shown & { readonly onClose: () => void }) {
  const t = useText(keysText)
  const { field, copied, copy } = useCopy(value)
  const title = t(what === 'key' ? 'newKey' : 'newSecret')
  return (
    <Modal onClose={onClose} locked title={title} size={560}>
      <Stack gap="md">
        <p>{t(what === 'key' ? 'once' : 'secretOnce')}</p>
        <TextInput
          ref={field}
          readOnly
          dir="ltr"
          aria-label={title}
          value={value}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group justify="flex-end" gap="xs">
          <CopyButton copied={copied} onCopy={copy} />
          <Button onClick={onClose}>{t('kept')}</Button>
        </Group>
      </Stack>
    </Modal>
  )
}
