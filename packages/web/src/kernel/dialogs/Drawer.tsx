import { type DrawerProps, Drawer as Layer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from '../browser/useFocusBack.ts'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { useCovered } from './useCovered.ts'

interface Props extends Pick<DrawerProps, 'title' | 'size' | 'position' | 'classNames'> {
  /** Only if it stays mounted while it is closed. */
  readonly opened?: boolean
  /** Name of the button that closes it. */
  readonly close?: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Every drawer. Escape closes the topmost layer only, and the focus returns to where it was before. */
export function Drawer({ opened, close, ...shape }: Props) {
  useFocusBack(opened === undefined)
  const covered = useCovered(opened)
  const t = useText(kernelText)
  return (
    <Layer
      {...shape}
      opened={opened ?? true}
      closeOnEscape={!covered}
      closeButtonProps={{ 'aria-label': close ?? t('close') }}
    />
  )
}
