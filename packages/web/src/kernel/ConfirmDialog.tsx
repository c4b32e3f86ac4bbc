import { Button, Group, Modal } from '@mantine/core'
import { type ReactNode, useEffect, useState } from 'react'
import { kernelText } from './kernel.text.ts'
import { useText } from './text/language.tsx'

export interface Question {
  readonly title: string
  readonly text?: ReactNode
  /** The verb on the button: "Accept order", not "OK". */
  readonly action: string
  /** Something is lost by it: the button is red, and Cancel has the focus. */
  readonly danger?: boolean
}
interface Props {
  readonly opened: boolean
  readonly question: Question
  readonly answer: (yes: boolean) => void
}

export default function ConfirmDialog({ opened, question, answer }: Props) {
  // The library gives the focus back only if it saw the dialog closed before.
  const [seen, setSeen] = useState(false)
  useEffect(() => setSeen(true), [])
  const t = useText(kernelText)
  const { title, text, action, danger } = question
  return (
    <Modal
      opened={opened && seen}
      onClose={() => answer(false)}
      title={title}
      withCloseButton={false}
      size={420}
      zIndex={400}
    >
      {text && <div>{text}</div>}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" data-autofocus={danger || undefined} onClick={() => answer(false)}>
          {t('goBack')}
        </Button>
        <Button
          color={danger ? 'danger' : undefined}
          data-autofocus={!danger || undefined}
          onClick={() => answer(true)}
        >
          {action}
        </Button>
      </Group>
    </Modal>
  )
}
