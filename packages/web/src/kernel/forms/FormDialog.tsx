import { Button, Group, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { Callout } from '../display/Callout.tsx'
import { Sending } from '../states/Sending.tsx'
import { StaleNotice } from '../states/StaleNotice.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { FormModal } from './FormModal.tsx'

/** The part of `useOperationForm` that does not depend on the fields. */
export interface ShownForm {
  readonly isDirty: () => boolean
  readonly pending: boolean
  readonly failure: string | null
  readonly stale: { readonly by: string } | null
  readonly saveMine: () => void
  readonly discard: () => void
  readonly progress: number | null
  readonly stop: () => void
  readonly submit: (event: FormEvent<HTMLFormElement>) => void
}

interface Props {
  readonly title: string
  readonly size?: number
  /** The verb on the button, if it is not "Save". */
  readonly action?: string
  /** It undoes or removes something. */
  readonly danger?: boolean
  readonly form: ShownForm
  /** A required value is missing, so the form can't be saved yet. */
  readonly incomplete?: boolean
  readonly onClose: () => void
  /** For forms with a version: reloads the row. */
  readonly onTakeTheirs?: () => void
  readonly children: ReactNode
}

/** A form in a dialog. */
export function FormDialog(props: Props) {
  const {
    title,
    size = 640,
    action,
    danger,
    form,
    incomplete = false,
    onClose,
    onTakeTheirs,
    children,
  } = props
  const t = useText(kernelText)
  const leave = () => {
    form.discard()
    onClose()
  }
  return (
    <FormModal isDirty={form.isDirty} onClose={leave} title={title} size={size}>
      {(close, covered) => (
        <form noValidate onSubmit={form.submit}>
          <Stack gap="md">
            {form.failure && <Callout tone="error">{form.failure}</Callout>}
            {onTakeTheirs && <StaleNotice form={form} onTakeTheirs={onTakeTheirs} />}
            {children}
            {!covered && <Sending form={form} />}
            <Group justify="flex-end" gap="xs">
              <Button variant="default" onClick={close}>
                {t('cancel')}
              </Button>
              <Button
                type="submit"
                color={danger ? 'danger' : undefined}
                loading={form.pending && !covered}
                disabled={incomplete}
              >
                {action ?? t('save')}
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </FormModal>
  )
}
