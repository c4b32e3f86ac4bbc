import { ActionIcon } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'

interface Props {
  readonly name: string
  readonly icon: Icon
  readonly className?: string
  readonly onClick: () => void
  readonly 'aria-expanded'?: boolean
}

/** A toolbar button: an icon, with its name as label and tooltip. */
export function ToolButton({ name, icon: Sign, className, ...rest }: Props) {
  return (
    <ActionIcon aria-label={name} data-tip={name} {...rest}>
      <Sign className={className} size={20} stroke={1.6} aria-hidden />
    </ActionIcon>
  )
}
