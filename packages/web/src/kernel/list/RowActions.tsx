import { ActionIcon, Group } from '@mantine/core'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'

interface Props {
  /** Name of the row. The buttons are called "Edit “Tray”" and "Delete “Tray”". */
  readonly name: string
  /** Undefined for whoever may only read, like `onRemove`. */
  readonly onEdit: (() => void) | undefined
  /** Another button. */
  readonly more?: ReactNode
  readonly onRemove: (() => void) | undefined
  readonly removing?: boolean
  /** Set while another row is being edited. */
  readonly disabled?: boolean
}

export function RowActions({ name, onEdit, more, onRemove, removing, disabled }: Props) {
  const t = useText(kernelText)
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap" data-row-actions>
      {onEdit && (
        <ActionIcon
          aria-label={t('editOne', { name })}
          data-tip={t('edit')}
          disabled={disabled}
          onClick={onEdit}
        >
          <IconPencil size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      {more}
      {onRemove && (
        <ActionIcon
          aria-label={t('removeOne', { name })}
          data-tip={t('remove')}
          disabled={disabled}
          loading={removing}
          onClick={onRemove}
        >
          <IconTrash size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
    </Group>
  )
}
