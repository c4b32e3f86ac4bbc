import { Button, Group, Stack } from '@mantine/core'
import type { Language } from '@sufra/contract/kernel/language'
import { storePolicy } from '@sufra/contract/stores/policy'
import { useEffect, useRef } from 'react'
import { readDocument } from '../../kernel/data/richTextConversion.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { RichText } from '../../kernel/display/RichText.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { RichTextEditor } from '../../kernel/richText/RichTextEditor.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { StaleNotice } from '../../kernel/states/StaleNotice.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { storePolicyText } from './policy.text.ts'
import { type Dropped, type PolicyField, type PolicyValues, policyBody } from './policy.values.ts'
import css from './StorePolicy.module.css'

export interface Opened {
  readonly storeId: number
  readonly version: number
  readonly values: PolicyValues
  readonly dropped: Dropped
  /** These values were just saved here. */
  readonly saved: boolean
  readonly round: number
}
interface Props {
  readonly opened: Opened
  readonly onSaved: (values: PolicyValues, version: number) => void
  readonly onTakeTheirs: () => Promise<void>
}

const sides = [
  { field: 'store_policy_en', language: 'en', label: 'english' },
  { field: 'store_policy_ar', language: 'ar', label: 'arabic' },
] as const

interface TheirsProps {
  readonly by: string
  readonly change: { readonly after: unknown } | undefined
  readonly language: Language
}

/** The text somebody else has saved meanwhile, for comparison with the one being typed. */
function Theirs({ by, change, language }: TheirsProps) {
  const t = useText(storePolicyText)
  if (!change) return null
  const read = change.after ? readDocument(change.after) : undefined
  return (
    <details className={css.theirs} open>
      <summary>{t('theirs', { name: by })}</summary>
      {read ? <RichText document={read} language={language} /> : <p>{t('emptied')}</p>}
    </details>
  )
}

/** For a text from elsewhere: what is not shown and will be lost when saved. */
function Foreign({ names, language }: { readonly names: readonly string[]; readonly language: Language }) {
  const t = useText(storePolicyText)
  if (names.length === 0) return null
  const known = names.filter((name) => name !== '?')
  return (
    <Callout tone="info">
      {t(language === 'en' ? 'foreignEn' : 'foreignAr')}{' '}
      {known.length > 0 && (
        <>
          {t('notKept')} <bdi dir="ltr">{known.join(', ')}</bdi>
        </>
      )}
    </Callout>
  )
}

export function PolicyForm({ opened, onSaved, onTakeTheirs }: Props) {
  const t = useText(storePolicyText)
  const kernel = useText(kernelText)
  const { can } = useSession()
  const readOnly = !can(storePolicy.update)
  const save = useRef<HTMLButtonElement>(null)
  const form = useOperationForm(storePolicy.update, {
    initial: opened.values,
    params: { id: opened.storeId },
    version: opened.version,
    body: (values: PolicyValues) => policyBody(opened.values, values, opened.dropped),
    saved: ({ version }, values) => {
      toast.success(t('saved'))
      onSaved(values, version)
    },
    failed: 'shown',
  })
  useLeaveGuard(form.isDirty)
  // The form starts again with the saved values; the focus stays where it was.
  useEffect(() => {
    if (opened.saved) save.current?.focus()
  }, [opened.saved])

  const by = form.stale?.by || kernel('somebody')
  const theirsOf = (field: PolicyField) => form.stale?.changes[field]
  return (
    <form noValidate onSubmit={form.submit} aria-label={t('policy')}>
      <Stack gap="md">
        <p className={css.quiet}>{t('about')}</p>
        {form.failure && <Callout tone="error">{form.failure}</Callout>}
        <StaleNotice form={form} onTakeTheirs={() => void onTakeTheirs()} />
        <div className={css.pair}>
          {sides.map(({ field, language, label }) => (
            <div key={field} className={css.side}>
              <Foreign names={opened.dropped[field]} language={language} />
              <RichTextEditor
                name={field}
                label={t(label)}
                language={language}
                readOnly={readOnly}
                value={form.values[field]}
                error={form.errorOf(field)}
                onChange={(value) => form.set(field, value)}
              />
              <Theirs by={by} change={theirsOf(field)} language={language} />
            </div>
          ))}
        </div>
        {!readOnly && (
          <Group justify="flex-end">
            <Button ref={save} type="submit" loading={form.pending}>
              {kernel('save')}
            </Button>
          </Group>
        )}
      </Stack>
    </form>
  )
}
