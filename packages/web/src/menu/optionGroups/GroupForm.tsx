import { Button, Group } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Callout } from '../../kernel/display/Callout.tsx'
import type { EntryForm } from '../../kernel/forms/useEntryForm.ts'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { StaleNotice } from '../../kernel/states/StaleNotice.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './optionGroups.module.css'

interface Props<Values extends Record<string, unknown>> {
  readonly label: string
  readonly form: EntryForm<Values>
  readonly incomplete?: boolean
  readonly onClose: () => void
  readonly onTakeTheirs: () => void
  readonly children: ReactNode
}

/** The head of a choice or an addon while it is edited where it stands. */
export function GroupForm<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { label, form, incomplete = false, onClose, onTakeTheirs, children } = props
  const kernel = useText(kernelText)
  const element = useRef<HTMLFormElement>(null)
  const leaving = useLeaveGuard(form.isDirty)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  const close = async () => {
    if (await leaving()) onClose()
  }
  return (
    <form ref={element} noValidate className={css.form} aria-label={label} onSubmit={form.submit}>
      {form.failure && <Callout tone="error">{form.failure}</Callout>}
      <StaleNotice form={form} onTakeTheirs={onTakeTheirs} />
      {children}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" disabled={form.pending} onClick={() => void close()}>
          {kernel('cancel')}
        </Button>
        <Button type="submit" loading={form.pending} disabled={incomplete}>
          {kernel('save')}
        </Button>
      </Group>
    </form>
  )
}
