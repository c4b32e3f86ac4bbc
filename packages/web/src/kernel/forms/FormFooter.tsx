import { Button } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { Callout } from '../display/Callout.tsx'
import { Sending } from '../states/Sending.tsx'
import { StaleNotice } from '../states/StaleNotice.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import css from './FormFooter.module.css'

interface Props {
  /** From `useOperationForm`. */
  readonly form: {
    readonly pending: boolean
    readonly failure: string | null
    readonly stale: { readonly by: string } | null
    readonly saveMine: () => void
    readonly discard: () => void
    readonly progress: number | null
    readonly stop: () => void
  }
  readonly save: string
  readonly saveRef?: Ref<HTMLButtonElement>
  readonly cancel?: string | undefined
  /** Leaves the form; unsaved changes ask first. */
  readonly onCancel: () => void
  readonly onTakeTheirs: () => void
  readonly children?: ReactNode
}

/** The footer of a long form, always visible: the result of saving, and the buttons. */
export function FormFooter(props: Props) {
  const { form, save, saveRef, cancel, onCancel, onTakeTheirs, children } = props
  const kernel = useText(kernelText)
  return (
    <footer className={css.foot}>
      {form.failure && <Callout tone="error">{form.failure}</Callout>}
      {children}
      <StaleNotice form={form} onTakeTheirs={onTakeTheirs} />
      <Sending form={form} />
      <div className={css.actions}>
        <Button variant="default" onClick={onCancel}>
          {cancel ?? kernel('cancel')}
        </Button>
        <Button ref={saveRef} type="submit" loading={form.pending}>
          {save}
        </Button>
      </div>
    </footer>
  )
}
