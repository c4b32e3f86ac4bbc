import { NativeSelect, TextInput } from '@mantine/core'
import { type Person, people } from '@sufra/contract/accounts/people'
import { roles } from '@sufra/contract/accounts/roles'
import { localPhone } from '@sufra/contract/kernel/phone'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { FieldRow } from '../../kernel/display/Section.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { PhoneInput } from '../../kernel/inputs/PhoneInput.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { peopleText } from './people.text.ts'
import { useSideText } from './sides.text.ts'

interface Props {
  readonly user: Person | undefined
  readonly onClose: () => void
  readonly onTakeTheirs?: () => void
}
interface Values extends Record<string, unknown> {
  name: string
  email: string
  phone: string
  role_id: string
}

const mail = { dir: 'ltr', labelProps: { dir: 'auto' }, errorProps: { dir: 'auto' } }

/** Spec 3 §2: name, email, phone and role. The password is the person's own. */
export function PersonForm({ user, onClose, onTakeTheirs }: Props) {
  const t = useText(peopleText)
  const side = useSideText()
  const pick = usePick()
  const all = useOperation(roles.list).data?.roles ?? []
  // Only what the own role allows can be given; the present one stays listed.
  const offered = all.filter(({ id, within }) => within || id === user?.role_id)
  const initial: Values = {
    name: user?.name ?? '',
    email: user?.email ?? '',
    phone: localPhone(user?.phone),
    role_id: user ? String(user.role_id) : '',
  }
  const form = useEntryForm(people.save, people.update, {
    row: user,
    initial,
    body: {
      add: ({ role_id, ...values }: Values) =>
        ({ ...values, role_id: Number(role_id) || undefined }) as never,
      change: ({ role_id, phone, ...values }: Values) => ({
        ...values,
        role_id: Number(role_id),
        // Accounts made on the command line have none.
        ...((phone || user?.phone) && { phone }),
      }),
    },
    saved: (_, { name }) => {
      toast.success(t(user ? 'saved' : 'invitedDone', { name }))
      void queryClient.invalidateQueries({ queryKey: keyOf(people.list) })
      void queryClient.invalidateQueries({ queryKey: keyOf(roles.list) })
      onClose()
    },
    failed: 'shown',
  })
  // Somebody may have deleted it since.
  const chosen = offered.some(({ id }) => String(id) === form.values.role_id)
  return (
    <FormDialog
      form={form}
      title={side(user ? 'editTitle' : 'add')}
      size={560}
      action={user ? undefined : t('invite')}
      onClose={onClose}
      onTakeTheirs={onTakeTheirs}
    >
      {!user && <Callout tone="info">{t('inviteText')}</Callout>}
      <TextInput label={t('name')} withAsterisk maxLength={120} data-autofocus {...form.field('name')} />
      <FieldRow>
        <TextInput
          label={t('email')}
          withAsterisk
          type="email"
          autoComplete="off"
          {...mail}
          {...form.field('email')}
        />
        <PhoneInput label={t('phone')} withAsterisk {...form.field('phone')} />
      </FieldRow>
      <NativeSelect
        label={t('role')}
        withAsterisk
        disabled={user?.own}
        description={user?.own && t('ownRole')}
        {...form.field('role_id')}
        value={chosen ? form.values.role_id : ''}
      >
        <option value="" disabled>
          {t('chooseRole')}
        </option>
        {offered.map(({ id, name_en: en, name_ar: ar }) => (
          <option key={id} value={id}>
            {pick({ en, ar })}
          </option>
        ))}
      </NativeSelect>
    </FormDialog>
  )
}
