import { Modal as Layer, type ModalProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from '../browser/useFocusBack.ts'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { useCovered } from './useCovered.ts'
import { useFocusKept } from './useFocusKept.ts'

type Shape = 'title' | 'size' | 'fullScreen' | 'zIndex' | 'withCloseButton' | 'closeOnClickOutside'

interface Props extends Pick<ModalProps, Shape> {
  /** Only if it stays mounted while it is closed. */
  readonly opened?: boolean
  /** Closed by its own buttons only. */
  readonly locked?: boolean
  readonly onClose: () => void
  /** Told whether something else is open above it. */
  readonly children: ReactNode | ((covered: boolean) => ReactNode)
}

/**
 * Every dialog. Escape closes the topmost only; the focus returns to where it was before, and to a button that was
 * disabled while it worked.
 */
export function Modal({ opened, locked = false, children, ...shape }: Props) {
  useFocusBack(opened === undefined)
  const covered = useCovered(opened)
  const content = useFocusKept(covered)
  const t = useText(kernelText)
  return (
    <Layer
      {...shape}
      {...(locked && { withCloseButton: false, closeOnClickOutside: false })}
      opened={opened ?? true}
      closeOnEscape={!locked && !covered}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div ref={content} style={{ display: 'contents' }}>
        {typeof children === 'function' ? children(covered) : children}
      </div>
    </Layer>
  )
}
