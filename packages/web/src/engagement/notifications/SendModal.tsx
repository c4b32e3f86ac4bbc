import type { ReactNode } from 'react'
import { Modal } from '../../kernel/dialogs/Modal.tsx'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

export function SendModal({ title, onClose, children }: Props) {
  return (
    <Modal onClose={onClose} title={<bdi>{title}</bdi>} size={560}>
      {children}
    </Modal>
  )
}
