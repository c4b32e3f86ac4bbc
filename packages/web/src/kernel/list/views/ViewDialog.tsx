import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Switch.css'
import { Switch, TextInput } from '@mantine/core'
import { type ListView, listViews } from '@sufra/contract/accounts/listViews'
import type { RequestOf } from '@sufra/contract/kernel/operation'
import { toast } from '../../display/toast.tsx'
import { FormDialog } from '../../forms/FormDialog.tsx'
import { useEntryForm } from '../../forms/useEntryForm.ts'
import { useSession } from '../../session/session.tsx'
import { usePick, useText } from '../../text/language.tsx'
import { viewsText } from './views.text.ts'

type Body = RequestOf<typeof listViews.save>

interface Props {
  /** Undefined for a new one. */
  readonly view: ListView | undefined
  readonly shows: Pick<Body, 'list' | 'search' | 'columns'>
  readonly onSaved: (id: number) => Promise<void>
  readonly onClose: () => void
  readonly onTakeTheirs: () => void
}

/** The name of a view, and whether others of the same role have it too. */
export default function ViewDialog({ view, shows, onSaved, onClose, onTakeTheirs }: Props) {
  const t = useText(viewsText)
  const pick = usePick()
  const { user } = useSession()
  const form = useEntryForm(listViews.save, listViews.update, {
    row: view,
    initial: { name: view?.name ?? '', shared: view?.shared ?? false },
    body: { add: (values) => ({ ...values, ...shows }), change: (values) => values },
    saved: async ({ id }, { name }) => {
      toast.success(t('saved', { name }))
      await onSaved(id)
      onClose()
    },
    failed: 'shown',
  })
  const own = user.role[0]
  const role = view?.role_en
    ? pick({ en: view.role_en, ar: view.role_ar ?? view.role_en })
    : pick(own ? { en: own.name, ar: own.name_ar } : null)
  return (
    <FormDialog
      form={form}
      title={t(view ? 'edit' : 'saveAs')}
      size={440}
      onClose={onClose}
      onTakeTheirs={onTakeTheirs}
    >
      <TextInput
        label={t('name')}
        description={view ? undefined : t('keeps')}
        required
        maxLength={60}
        data-autofocus
        {...form.field('name')}
      />
      <Switch
        label={t(view?.shared ? 'sharedWith' : 'share', { role })}
        description={t('shareText')}
        checked={form.values.shared}
        onChange={(event) => form.set('shared', event.currentTarget.checked)}
      />
    </FormDialog>
  )
}
