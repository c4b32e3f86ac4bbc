import { Button, Group } from '@mantine/core'
import type { Requirement } from '@sufra/contract/menu/requirements'
import { useEffect } from 'react'
import { Callout } from '../../kernel/display/Callout.tsx'
import type { EntryList } from '../../kernel/entries/entries.ts'
import { useEntryFields } from '../../kernel/entries/useEntryFields.ts'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { StaleNotice } from '../../kernel/states/StaleNotice.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './Requirements.module.css'
import { requirementsText } from './requirements.text.ts'

interface Props {
  readonly of: EntryList<Requirement>
  /** The one to word anew; a new one without it. */
  readonly requirement: Requirement | undefined
  readonly onDone: () => void
  readonly onTakeTheirs: () => void
}

export const focusFirst = (): void => document.querySelector<HTMLInputElement>('[name="name_en"]')?.focus()

/** Two fields and a button (spec 3 §2), which is off until both are filled. */
export function RequirementForm({ of, requirement, onDone, onTakeTheirs }: Props) {
  const t = useText(requirementsText)
  const kernel = useText(kernelText)
  const { form, ...names } = useEntryFields(of, requirement, onDone)
  const leaving = useLeaveGuard(form.isDirty)
  useEffect(() => {
    if (requirement) focusFirst()
  }, [requirement])
  const both = names.en.value.trim() !== '' && names.ar.value.trim() !== ''
  return (
    <form className={css.form} noValidate onSubmit={form.submit}>
      {form.failure && <Callout tone="error">{form.failure}</Callout>}
      <StaleNotice form={form} onTakeTheirs={onTakeTheirs} />
      <BilingualInput label={t('name')} {...names} />
      <Group justify="flex-end" gap="xs">
        {requirement && (
          <Button
            variant="default"
            onClick={async () => {
              if (await leaving()) onDone()
            }}
          >
            {kernel('cancel')}
          </Button>
        )}
        <Button type="submit" loading={form.pending} disabled={!both}>
          {t(requirement ? 'edit' : 'add')}
        </Button>
      </Group>
    </form>
  )
}
