import { NativeSelect, TextInput } from '@mantine/core'
import { localPhone } from '@sufra/contract/kernel/phone'
import { type StoreUser, storeUsers } from '@sufra/contract/stores/storeUsers'
import { PasswordField } from '../../accounts/signIn/PasswordField.tsx'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { FieldRow } from '../../kernel/display/Section.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { ImageField } from '../../kernel/inputs/ImageField.tsx'
import { PhoneInput } from '../../kernel/inputs/PhoneInput.tsx'
import { PickMany } from '../../kernel/inputs/PickMany.tsx'
import { WithChoices } from '../../kernel/inputs/WithChoices.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useRoleName } from './RoleName.tsx'
import { storeUsersText } from './storeUsers.text.ts'

interface Props {
  readonly storeId: number
  readonly user: StoreUser | undefined
  readonly onClose: () => void
  readonly onTakeTheirs?: () => void
}
interface Values extends Record<string, unknown> {
  name: string
  email: string
  mobile: string
  role: string
  password: string
  imagefile: File | null
  store_ids: readonly number[]
}

/**
 * Spec 2 §2: name, email, mobile, picture, password, role; picture and password on create only. Stores are asked for
 * where the restaurant has several.
 */
export function StoreUserForm({ storeId, user, onClose, onTakeTheirs }: Props) {
  const t = useText(storeUsersText)
  const roleName = useRoleName()
  const pick = usePick()
  const roles = useOperation(storeUsers.formData)
  /** What the caller may give, and what the user has already. */
  const offered = new Set([
    ...(roles.data?.roles ?? []).map(({ name }) => name),
    ...(user ? [user.role_name] : []),
  ])
  const beside = useOperation(storeUsers.storesOfRestaurant, { params: { id: storeId } })
  const stores = beside.data?.stores.map(({ id, name_en, name_ar }) => ({
    id,
    name: pick({ en: name_en, ar: name_ar }),
  }))
  /** Without those that are gone since the form was opened, which nobody can take back. */
  const given = (ids: readonly number[]) =>
    ids.filter((id) => !stores || beside.data?.cut || stores.some((each) => each.id === id))
  const initial: Values = {
    name: user?.name ?? '',
    email: user?.email ?? '',
    mobile: localPhone(user?.mobile),
    role: user?.role_name ?? '',
    password: '',
    imagefile: null,
    store_ids: user?.store_ids ?? [storeId],
  }
  const form = useEntryForm(storeUsers.save, storeUsers.update, {
    row: user,
    initial,
    body: {
      // The schema reports an empty file field.
      add: ({ imagefile, store_ids, ...values }) => ({
        ...values,
        imagefile: imagefile as File,
        store_ids: given(store_ids),
      }),
      change: ({ imagefile, password, store_ids, ...values }) => ({
        ...values,
        store_ids: given(store_ids),
        ...(password && { password }),
        ...(imagefile && { imagefile }),
      }),
    },
    saved: (_, { name }) => {
      toast.success(t('saved', { name }))
      void queryClient.invalidateQueries({ queryKey: keyOf(storeUsers.list) })
      onClose()
    },
    failed: 'shown',
  })
  const mail = { dir: 'ltr', labelProps: { dir: 'auto' }, errorProps: { dir: 'auto' } }
  return (
    <FormDialog
      form={form}
      title={t(user ? 'editTitle' : 'addTitle')}
      size={560}
      onClose={onClose}
      onTakeTheirs={onTakeTheirs}
    >
      <ImageField
        label={t('picture')}
        preset="user"
        current={user?.image}
        required={!user}
        {...form.field('imagefile')}
      />
      <FieldRow>
        <TextInput label={t('name')} withAsterisk maxLength={120} data-autofocus {...form.field('name')} />
        <WithChoices queries={[roles]}>
          <NativeSelect label={t('role')} withAsterisk {...form.field('role')}>
            <option value="" disabled>
              {t('chooseRole')}
            </option>
            {[...offered].map((name) => (
              <option key={name} value={name}>
                {roleName(name)}
              </option>
            ))}
          </NativeSelect>
        </WithChoices>
      </FieldRow>
      <FieldRow>
        <PhoneInput label={t('mobile')} withAsterisk {...form.field('mobile')} />
        <TextInput
          label={t('email')}
          withAsterisk
          type="email"
          autoComplete="off"
          {...mail}
          {...form.field('email')}
        />
      </FieldRow>
      {(stores?.length !== 1 || form.errorOf('store_ids')) && (
        <PickMany
          name="store_ids"
          label={t('stores')}
          required
          query={beside}
          options={stores}
          empty=""
          value={form.values.store_ids}
          error={form.errorOf('store_ids')}
          onChange={(ids) => form.set('store_ids', ids)}
        />
      )}
      <PasswordField
        label={t(user ? 'newPassword' : 'password')}
        description={user && t('keepPassword')}
        descriptionProps={{ dir: 'auto' }}
        withAsterisk={!user}
        autoComplete="new-password"
        {...form.field('password')}
      />
    </FormDialog>
  )
}
