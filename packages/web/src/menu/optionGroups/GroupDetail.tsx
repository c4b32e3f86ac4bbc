import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type InlineState, useInlineRows } from '../../kernel/inline/useInlineRows.ts'
import css from './optionGroups.module.css'

interface Props {
  readonly name: string
  /** The name in the other language. */
  readonly otherName: string
  readonly edit: string
  readonly facts: readonly (readonly [what: string, value: ReactNode])[]
  readonly canWrite: boolean
  readonly form: (close: () => void) => ReactNode
  readonly options: (state: InlineState, canWrite: boolean) => ReactNode
}

/** A choice or an addon: read-only until Edit is pressed, its options under it. */
export function GroupDetail({ name, otherName, edit, facts, canWrite, form, options }: Props) {
  const rows = useInlineRows()
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus()
    wasEditing.current = editing
  }, [editing])
  return (
    <section className={css.group} aria-label={name}>
      <div>
        <div className={css.head}>
          <h2 className={css.name}>
            <bdi>{name}</bdi>
            <small>
              <bdi>{otherName}</bdi>
            </small>
          </h2>
          {canWrite && !editing && (
            <Button
              ref={button}
              variant="default"
              leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
              disabled={rows.edited !== null}
              onClick={() => setEditing(true)}
            >
              {edit}
            </Button>
          )}
        </div>
        {editing ? (
          form(() => setEditing(false))
        ) : (
          <dl className={css.facts}>
            {facts.map(([what, value]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
      {options(rows, canWrite && !editing)}
    </section>
  )
}
