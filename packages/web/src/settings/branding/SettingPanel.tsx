import { Button, Group } from '@mantine/core'
import type { ReactNode } from 'react'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { Callout } from '../../kernel/display/Callout.tsx'
import type { ShownForm } from '../../kernel/forms/FormDialog.tsx'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { StaleNotice } from '../../kernel/states/StaleNotice.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './SettingPanel.module.css'

interface PanelProps {
  /** The record that it edits; its history is beside it. */
  readonly record?: { readonly table: 'settings' | 'application_logos'; readonly id: string }

  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** A collapsible part of the page (spec 3 §2 General setting). */
export function SettingPanel({ title, text, record, children }: PanelProps) {
  return (
    <details className={css.panel} open>
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className={css.body}>
        <p className={css.about}>{text}</p>
        {record && <HistoryButton {...record} name={title} />}
        {children}
      </div>
    </details>
  )
}

interface FormProps extends PanelProps {
  readonly form: ShownForm
  /** May the reader save? */
  readonly writes: boolean
  /** What the button says, if not "Save". */
  readonly action?: string
  readonly waiting?: boolean
  readonly onTakeTheirs: () => void
}

/** A panel that is a form, saved by itself. */
export function SettingForm({ form, writes, action, waiting, onTakeTheirs, ...panel }: FormProps) {
  const t = useText(kernelText)
  useLeaveGuard(form.isDirty)
  return (
    <SettingPanel {...panel}>
      <form noValidate onSubmit={form.submit} aria-label={panel.title} className={css.form}>
        {form.failure && <Callout tone="error">{form.failure}</Callout>}
        <StaleNotice form={form} onTakeTheirs={onTakeTheirs} />
        {panel.children}
        {writes && (
          <Group>
            <Button type="submit" loading={form.pending} disabled={waiting}>
              {action ?? t('save')}
            </Button>
          </Group>
        )}
      </form>
    </SettingPanel>
  )
}
