import { Button } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { PaneHead } from '../page/SplitView.tsx'
import css from './InlineDetail.module.css'
import { type InlineState, useInlineRows } from './useInlineRows.ts'

interface Props {
  readonly name: string
  /** The name as rendered. */
  readonly title: ReactNode
  readonly edit: string
  readonly facts: readonly (readonly [what: string, value: ReactNode])[]
  readonly canWrite: boolean
  readonly form: (close: () => void) => ReactNode
  readonly rows: (state: InlineState, canWrite: boolean) => ReactNode
}

/** The chosen entry of a list: read-only until Edit is pressed, with its rows below. */
export function InlineDetail({ name, title, edit, facts, canWrite, form, rows }: Props) {
  const state = useInlineRows()
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus()
    wasEditing.current = editing
  }, [editing])
  return (
    <section className={css.detail} aria-label={name}>
      <div>
        <PaneHead title={title}>
          {canWrite && !editing && (
            <Button
              ref={button}
              variant="default"
              leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
              disabled={state.edited !== null}
              onClick={() => setEditing(true)}
            >
              {edit}
            </Button>
          )}
        </PaneHead>
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
      {rows(state, canWrite && !editing)}
    </section>
  )
}
