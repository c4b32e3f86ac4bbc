import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from '../../kernel/browser/useFocusBack.ts'
import { useCovered } from '../../kernel/dialogs/useCovered.ts'
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
  const covered = useCovered()
  return (
    <Modal
      opened
      onClose={onClose}
      title={<bdi>{title}</bdi>}
      size={560}
      closeOnEscape={!covered}
      closeButtonProps={{ 'aria-label': kernel('close') }}
    >
      {children}
    </Modal>
  )
}
