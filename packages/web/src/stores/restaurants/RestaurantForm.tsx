import { TextInput } from '@mantine/core'
import { localPhone } from '@sufra/contract/kernel/phone'
import { type Restaurant, restaurants } from '@sufra/contract/stores/restaurants'
import { PasswordField } from '../../accounts/signIn/PasswordField.tsx'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { FieldRow } from '../../kernel/display/Section.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { ImageField } from '../../kernel/inputs/ImageField.tsx'
import { PhoneInput } from '../../kernel/inputs/PhoneInput.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { restaurantsText } from './restaurants.text.ts'

interface Props {
  readonly restaurant: Restaurant | undefined
  readonly onClose: () => void
  readonly onTakeTheirs?: () => void
}
interface Values extends Record<string, unknown> {
  name: string
  name_ar: string
  email: string
  phone: string
  tax_number: string
  password: string
  logofile: File | null
}

/** Spec 2 §2: logo, name, phone, email, password, and the tax registration number; logo and password on create only. */
export function RestaurantForm({ restaurant, onClose, onTakeTheirs }: Props) {
  const t = useText(restaurantsText)
  const pick = usePick()
  const initial: Values = {
    name: restaurant?.name ?? '',
    // If the Arabic name equals the English one the field is empty, so that changing the latter changes both.
    name_ar: restaurant && restaurant.name_ar !== restaurant.name ? restaurant.name_ar : '',
    email: restaurant?.email ?? '',
    phone: localPhone(restaurant?.phone),
    tax_number: restaurant?.tax_number ?? '',
    password: '',
    logofile: null,
  }
  const form = useEntryForm(restaurants.save, restaurants.update, {
    row: restaurant,
    initial,
    body: {
      // The schema reports an empty file field.
      add: ({ logofile, name_ar, ...values }) => ({
        ...values,
        ...(name_ar && { name_ar }),
        logofile: logofile as File,
      }),
      change: ({ logofile, password, name_ar, ...values }) => ({
        ...values,
        name_ar: name_ar || values.name,
        ...(password && { password }),
        ...(logofile && { logofile }),
      }),
    },
    saved: (_, { name, name_ar }) => {
      toast.success(t('saved', { name: pick({ en: name, ar: name_ar || name }) }))
      for (const each of [restaurants.list, restaurants.show])
        void queryClient.invalidateQueries({ queryKey: keyOf(each) })
      onClose()
    },
    failed: 'shown',
  })
  return (
    <FormDialog
      form={form}
      title={t(restaurant ? 'editTitle' : 'addTitle')}
      size={560}
      onClose={onClose}
      onTakeTheirs={onTakeTheirs}
    >
      <ImageField
        label={t('logo')}
        preset="logo"
        current={restaurant?.logo}
        required={!restaurant}
        {...form.field('logofile')}
      />
      <FieldRow>
        <TextInput label={t('name')} withAsterisk maxLength={120} data-autofocus {...form.field('name')} />
        <TextInput
          label={t('nameAr')}
          placeholder={form.values.name}
          lang="ar"
          dir="rtl"
          labelProps={{ dir: 'auto' }}
          errorProps={{ dir: 'auto' }}
          maxLength={120}
          {...form.field('name_ar')}
        />
      </FieldRow>
      <FieldRow>
        <PhoneInput label={t('phone')} withAsterisk {...form.field('phone')} />
        <TextInput
          label={t('email')}
          withAsterisk
          type="email"
          dir="ltr"
          labelProps={{ dir: 'auto' }}
          errorProps={{ dir: 'auto' }}
          autoComplete="off"
          {...form.field('email')}
        />
      </FieldRow>
      <TextInput
        label={t('taxNumberOptional')}
        maxLength={30}
        dir="ltr"
        labelProps={{ dir: 'auto' }}
        errorProps={{ dir: 'auto' }}
        autoComplete="off"
        spellCheck={false}
        {...form.field('tax_number')}
      />
      <PasswordField
        label={t(restaurant ? 'newPassword' : 'password')}
        description={restaurant && t('keepPassword')}
        descriptionProps={{ dir: 'auto' }}
        withAsterisk={!restaurant}
        autoComplete="new-password"
        {...form.field('password')}
      />
    </FormDialog>
  )
}
