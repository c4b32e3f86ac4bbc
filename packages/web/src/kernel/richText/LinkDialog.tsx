import { Button, Group, Stack, TextInput } from '@mantine/core'
import { issueTexts } from '@sufra/contract/kernel/issues'
import { type FormEvent, useState } from 'react'
import { Modal } from '../dialogs/Modal.tsx'
import { useLanguage, useText } from '../text/language.tsx'
import { typedLink } from './linkTyping.ts'
import { richTextText } from './richText.text.ts'

interface Props {
  /** Current link of the selection. */
  readonly href: string
  /** Null removes the link. */
  readonly onSet: (href: string | null) => void
  readonly onClose: () => void
}

export default function LinkDialog({ href, onSet, onClose }: Props) {
  const { language } = useLanguage()
  const t = useText(richTextText)
  const [typed, setTyped] = useState(href)
  const [wrong, setWrong] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // The dialog is rendered in a portal, but React events still bubble to the editor's form.
    event.stopPropagation()
    const link = typedLink(typed)
    setWrong(link === undefined)
    if (link !== undefined) onSet(link)
  }
  return (
    <Modal onClose={onClose} title={t('link')} size={480}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          <TextInput
            label={t('address')}
            dir="ltr"
            labelProps={{ dir: 'auto' }}
            errorProps={{ dir: 'auto' }}
            data-autofocus
            maxLength={2000}
            value={typed}
            error={wrong && issueTexts['richText.link'][language]}
            onChange={(event) => {
              setTyped(event.currentTarget.value)
              setWrong(false)
            }}
          />
          <Group justify="flex-end" gap="xs">
            {href !== '' && (
              <Button variant="default" onClick={() => onSet(null)}>
                {t('removeLink')}
              </Button>
            )}
            <Button type="submit">{t('setLink')}</Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
