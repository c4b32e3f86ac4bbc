import { Button, Group } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import css from './ConfirmDialog.module.css'
import { Modal } from './Modal.tsx'

export interface Question {
  readonly title: string
  readonly text?: ReactNode
  /** The verb on the button: "Accept order", not "OK". */
  readonly action?: string
  /** In place of text and buttons: a form that answers by itself. */
  readonly content?: (answer: (yes: boolean) => void) => ReactNode
  /** For destructive actions: the button is red, and Cancel has the focus. */
  readonly danger?: boolean
  /** Label of a checkbox that must be ticked before the button is enabled. */
  readonly consent?: string
}
interface Props {
  readonly opened: boolean
  readonly question: Question
  readonly answer: (yes: boolean) => void
}

export default function ConfirmDialog({ opened, question, answer }: Props) {
  // Mantine returns the focus only if the dialog was rendered closed before.
  const [seen, setSeen] = useState(false)
  useEffect(() => setSeen(true), [])
  const t = useText(kernelText)
  const { title, text, action, content, danger, consent } = question
  const [agreed, setAgreed] = useState<Question | null>(null)
  const ready = consent === undefined || agreed === question
  const focus = consent ? 'consent' : danger ? 'back' : 'action'
  return (
    <Modal
      opened={opened && seen}
      onClose={() => answer(false)}
      title={title}
      withCloseButton={false}
      size={420}
      zIndex={400}
    >
      {content?.(answer)}
      {text && <div>{text}</div>}
      {consent && (
        <label className={css.consent}>
          <input
            type="checkbox"
            checked={ready}
            data-autofocus
            onChange={({ currentTarget }) => setAgreed(currentTarget.checked ? question : null)}
          />
          {consent}
        </label>
      )}
      {!content && (
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button
            variant="default"
            data-autofocus={focus === 'back' || undefined}
            onClick={() => answer(false)}
          >
            {t('goBack')}
          </Button>
          <Button
            color={danger ? 'danger' : undefined}
            data-autofocus={focus === 'action' || undefined}
            disabled={!ready}
            onClick={() => answer(true)}
          >
            {action}
          </Button>
        </Group>
      )}
    </Modal>
  )
}
