import { ActionIcon } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Callout } from '../display/Callout.tsx'
import type { EntryForm } from '../forms/useEntryForm.ts'
import { useLeaveGuard } from '../forms/useLeaveGuard.ts'
import { StaleNotice } from '../states/StaleNotice.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import css from './InlineRows.module.css'
import { as } from './roles.ts'

/** Props for the control of a field. */
export interface InlineControl<Name extends string> {
  readonly name: Name
  readonly form: string
  readonly error: boolean
  readonly 'aria-label': string
  readonly 'aria-describedby': string | undefined
}
interface InlineField<Name extends string = string> {
  readonly name: Name
  readonly label: string
  readonly control: (given: InlineControl<Name>) => ReactNode
  /** Shown under the control. */
  readonly hint?: ReactNode
}

interface Props<Values extends Record<string, unknown>, Name extends keyof Values & string> {
  /** "Edit shift": the name of the row. */
  readonly label: string
  readonly form: EntryForm<Values>
  readonly fields: readonly InlineField<Name>[]
  /** Cells before the fields, with their headings. */
  readonly before?: readonly (readonly [head: string, value: ReactNode])[]
  /** All required values are present. */
  readonly complete: boolean
  readonly onClose: () => void
  /** Reloads the row; only when updating. */
  readonly onTakeTheirs: () => void
}

/** A row being edited. Its errors are shown below it. */
export function InlineEditor<Values extends Record<string, unknown>, Name extends keyof Values & string>(
  props: Props<Values, Name>,
) {
  const { form, fields, before = [], onClose } = props
  const kernel = useText(kernelText)
  const id = useId()
  const row = useRef<HTMLTableRowElement>(null)
  const leaving = useLeaveGuard(form.isDirty)
  useEffect(() => {
    row.current?.querySelector<HTMLElement>('select, input')?.focus()
  }, [])

  const wrong = fields.flatMap(({ name, label }) => {
    const what = form.errorOf(name)
    return what ? [{ name, label, what }] : []
  })
  // An error of the whole row is attached to one of its fields, and needs no field name.
  const named = wrong.length > 1 || form.stale !== null
  const noteId = `${id}-note`
  const noted = wrong.length > 0 || form.failure !== null || form.stale !== null
  const cancel = async () => {
    if (await leaving()) onClose()
  }
  const onKey = async (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || form.pending) return
    await cancel()
  }
  return (
    <Fragment>
      <tr ref={row} {...as.row} aria-label={props.label} data-edited data-noted={noted} onKeyDown={onKey}>
        {before.map(([head, value]) => (
          <td key={head} {...as.cell} data-before>
            {value}
          </td>
        ))}
        {fields.map(({ name, label, control, hint }, at) => (
          <td key={name} {...as.cell} data-label={label} data-title={at === 0 || undefined}>
            <div className={css.control}>
              {control({
                name,
                form: id,
                error: wrong.some((field) => field.name === name),
                'aria-label': label,
                'aria-describedby': noted ? noteId : undefined,
              })}
              {hint && <span className={css.hint}>{hint}</span>}
            </div>
          </td>
        ))}
        <td {...as.cell} data-actions>
          <form
            id={id}
            noValidate
            onSubmit={(event) => {
              if (props.complete) form.submit(event)
              else event.preventDefault()
            }}
          >
            <ActionIcon
              type="submit"
              variant="filled"
              color="accent"
              aria-label={kernel('save')}
              data-tip={kernel('save')}
              disabled={!props.complete}
              loading={form.pending}
            >
              <IconCheck size={20} stroke={1.8} aria-hidden />
            </ActionIcon>
            <ActionIcon
              aria-label={kernel('cancel')}
              data-tip={kernel('cancel')}
              disabled={form.pending}
              onClick={() => void cancel()}
            >
              <IconX size={20} stroke={1.6} aria-hidden />
            </ActionIcon>
          </form>
        </td>
      </tr>
      {noted && (
        <tr {...as.row} data-note>
          <td {...as.cell} colSpan={before.length + fields.length + 1}>
            <div id={noteId} className={css.note}>
              <StaleNotice form={form} onTakeTheirs={props.onTakeTheirs} />
              {(form.failure || wrong.length > 0) && (
                <Callout tone="error">
                  {form.failure && <p>{form.failure}</p>}
                  {wrong.map(({ name, label, what }) => (
                    <p key={name}>{named ? `${label}: ${what}` : what}</p>
                  ))}
                </Callout>
              )}
            </div>
          </td>
        </tr>
      )}
    </Fragment>
  )
}
