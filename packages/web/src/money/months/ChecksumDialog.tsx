import { Group, Stack, Textarea } from '@mantine/core'
import { useCopy } from '../../kernel/browser/useCopy.ts'
import { Modal } from '../../kernel/dialogs/Modal.tsx'
import { CopyButton } from '../../kernel/display/CopyButton.tsx'

interface Props {
  readonly title: string
  readonly of: string
  readonly onClose: () => void
}

/** A whole checksum, to be read and copied. */
export default function ChecksumDialog({ title, of, onClose }: Props) {
  const { field, copied, copy } = useCopy<HTMLTextAreaElement>(of)
  return (
    <Modal title={title} size={600} onClose={onClose}>
      <Stack gap="md">
        <Textarea
          ref={field}
          readOnly
          autosize
          dir="ltr"
          label="SHA-256"
          labelProps={{ dir: 'auto' }}
          data-autofocus
          value={of}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Group justify="flex-end">
          <CopyButton copied={copied} onCopy={copy} />
        </Group>
      </Stack>
    </Modal>
  )
}
