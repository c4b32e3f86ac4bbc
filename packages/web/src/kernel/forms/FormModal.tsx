import type { ComponentProps, ReactNode } from 'react'
import { Modal } from '../dialogs/Modal.tsx'
import { useLeaveGuard } from './useLeaveGuard.ts'

type Shape = 'title' | 'size' | 'fullScreen' | 'locked'

interface Props extends Pick<ComponentProps<typeof Modal>, Shape> {
  /** Whether something typed would be lost. */
  readonly isDirty: () => boolean
  readonly onClose: () => void
  /** Gets what its own Cancel calls. */
  readonly children: (close: () => void, covered: boolean) => ReactNode
}

/** A dialog that is filled in. Closing it asks first if something was typed; a click beside it does nothing. */
export function FormModal({ isDirty, onClose, children, ...shape }: Props) {
  const leaving = useLeaveGuard(isDirty)
  const close = () => void leaving().then((left) => left && onClose())
  return (
    <Modal {...shape} closeOnClickOutside={false} onClose={close}>
      {(covered) => children(close, covered)}
    </Modal>
  )
}
