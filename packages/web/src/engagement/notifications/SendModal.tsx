import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from '../../kernel/browser/useFocusBack.ts'
import { useAsking } from '../../kernel/dialogs/confirm.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export function SendModal({ title, onClose, children }: Props) {
  useFocusBack()
  const kernel = useText(kernelText)
  const asking = useAsking()
  return (
    <Modal
      opened
      onClose={onClose}
      title={<bdi>{title}</bdi>}
      size={560}
      closeOnEscape={!asking}
      closeButtonProps={{ 'aria-label': kernel('close') }}
    >
      {children}
    </Modal>
  )
}
