import { Button, Group } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { Callout } from '../display/Callout.tsx'
import type { ShownForm } from '../forms/FormDialog.tsx'
import { StaleNotice } from '../states/StaleNotice.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import css from './InlineDetail.module.css'

interface Props {
  readonly label: string
  readonly form: ShownForm
  /** A required value is missing, so the form can't be saved yet. */
  readonly incomplete: boolean
  readonly onCancel: () => void
  readonly onTakeTheirs: () => void
  readonly children: ReactNode
}

/** A form that replaces what it edits. */
export function InlineForm({ label, form, incomplete, onCancel, onTakeTheirs, children }: Props) {
  const t = useText(kernelText)
  const element = useRef<HTMLFormElement>(null)
  useEffect(() => element.current?.querySelector('input')?.focus(), [])
  return (
    <form ref={element} noValidate className={css.form} aria-label={label} onSubmit={form.submit}>
      {form.failure && <Callout tone="error">{form.failure}</Callout>}
      <StaleNotice form={form} onTakeTheirs={onTakeTheirs} />
      {children}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" disabled={form.pending} onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" loading={form.pending} disabled={incomplete}>
          {t('save')}
        </Button>
      </Group>
    </form>
  )
}
