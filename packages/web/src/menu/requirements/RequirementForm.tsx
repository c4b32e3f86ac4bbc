import { Button, Group } from '@mantine/core'
import { type Requirement, requirements } from '@sufra/contract/menu/requirements'
import { useEffect } from 'react'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { StaleNotice } from '../../kernel/states/StaleNotice.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './Requirements.module.css'
import { requirementsText } from './requirements.text.ts'

interface Props {
  /** The one to word anew; a new one without it. */
  readonly requirement: Requirement | undefined
  readonly onDone: () => void
  readonly onTakeTheirs: () => void
}

export const focusFirst = (): void => document.querySelector<HTMLInputElement>('[name="name_en"]')?.focus()

/** Two fields and a button (spec 3 §2), which is off until both are filled. */
export function RequirementForm({ requirement, onDone, onTakeTheirs }: Props) {
  const t = useText(requirementsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const form = useEntryForm(requirements.save, requirements.update, {
    row: requirement,
    initial: { name_en: requirement?.name_en ?? '', name_ar: requirement?.name_ar ?? '' },
    body: (values) => values,
    saved: (_, { name_en, name_ar }) => {
      toast.success(t('saved', { name: pick({ en: name_en, ar: name_ar }) }))
      void queryClient.invalidateQueries({ queryKey: keyOf(requirements.list) })
      onDone()
    },
    failed: 'shown',
  })
  const leaving = useLeaveGuard(form.isDirty)
  const english = form.field('name_en')
  useEffect(() => {
    if (requirement) focusFirst()
  }, [requirement])
  const both = form.values.name_en.trim() !== '' && form.values.name_ar.trim() !== ''
  return (
    <form className={css.form} noValidate onSubmit={form.submit}>
      {form.failure && <Callout tone="error">{form.failure}</Callout>}
      <StaleNotice form={form} onTakeTheirs={onTakeTheirs} />
      <BilingualInput label={t('requirement')} en={english} ar={form.field('name_ar')} maxLength={200} />
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
          {t(requirement ? 'change' : 'add')}
        </Button>
      </Group>
    </form>
  )
}
