import { type Role, roles } from '@sufra/contract/accounts/roles'
import type { Permission } from '@sufra/contract/kernel/permissions'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { translator } from '../../kernel/text/texts.ts'
import { PermissionTable } from './PermissionTable.tsx'
import { rolesText } from './roles.text.ts'

interface Props {
  /** The one to change; a new one without it. */
  readonly row: Role | undefined
  /** What the form begins with: the role itself, or the one to copy. */
  readonly from: Role | undefined
  readonly onClose: () => void
  readonly onTakeTheirs?: () => void
}
interface Values extends Record<string, unknown> {
  name_en: string
  name_ar: string
  permissions: readonly Permission[]
}

const english = translator(rolesText, 'en')
const nameLength = 60

export function RoleForm({ row, from, onClose, onTakeTheirs }: Props) {
  const t = useText(rolesText)
  const pick = usePick()
  const { user } = useSession()
  const copied = !row && from
  const initial: Values = {
    name_en: copied
      ? english('copyOfEn', { name: from.name_en }).slice(0, nameLength)
      : (from?.name_en ?? ''),
    name_ar: copied
      ? english('copyOfAr', { name: from.name_ar }).slice(0, nameLength)
      : (from?.name_ar ?? ''),
    permissions: (from?.permissions ?? []).filter((each) => user.permissions.includes(each)),
  }
  const form = useEntryForm(roles.save, roles.update, {
    row,
    initial,
    body: (values: Values) => ({ ...values, permissions: [...values.permissions] }),
    saved: (_, { name_en: en, name_ar: ar }) => {
      toast.success(t('saved', { name: pick({ en, ar }) }))
      void queryClient.invalidateQueries({ queryKey: keyOf(roles.list) })
      onClose()
    },
    failed: 'shown',
  })
  return (
    <FormDialog
      form={form}
      title={t(row ? 'editTitle' : 'addTitle')}
      size={880}
      onClose={onClose}
      onTakeTheirs={onTakeTheirs}
    >
      <BilingualInput
        label={t('name')}
        en={form.field('name_en')}
        ar={form.field('name_ar')}
        maxLength={nameLength}
        required
        autoFocus
      />
      {row && row.users > 0 && <Callout tone="info">{t('inForce')}</Callout>}
      <PermissionTable
        value={form.values.permissions}
        onChange={(permissions) => form.set('permissions', permissions)}
        error={form.errorOf('permissions')}
      />
    </FormDialog>
  )
}
