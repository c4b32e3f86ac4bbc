import { type Category, categories } from '@sufra/contract/menu/categories'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { ImageField } from '../../kernel/inputs/ImageField.tsx'
import { QueryDialog } from '../../kernel/states/QueryBoundary.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { menuText } from '../items/menu.text.ts'

interface Props {
  readonly storeId: number
  /** Undefined for a new category. */
  readonly id: number | undefined
  readonly onClose: () => void
}
interface FormProps {
  readonly storeId: number
  readonly category: Category | undefined
  readonly onClose: () => void
  readonly onTakeTheirs?: () => void
}

function CategoryForm({ storeId, category, onClose, onTakeTheirs }: FormProps) {
  const t = useText(menuText)
  const pick = usePick()
  const form = useEntryForm(categories.save, categories.update, {
    row: category,
    initial: {
      name_en: category?.name_en ?? '',
      name_ar: category?.name_ar ?? '',
      imagefile: null as File | null,
    },
    body: ({ imagefile, ...names }) => ({ ...names, ...(imagefile && { imagefile }) }),
    addWith: { store_id: storeId },
    saved: (_, { name_en, name_ar }) => {
      toast.success(t('saved', { name: pick({ en: name_en, ar: name_ar }) }))
      void queryClient.invalidateQueries({ queryKey: keyOf(categories.list) })
      onClose()
    },
    failed: 'shown',
  })
  return (
    <FormDialog
      form={form}
      title={t(category ? 'editCategory' : 'addCategory')}
      onClose={onClose}
      onTakeTheirs={onTakeTheirs}
    >
      <BilingualInput
        label={t('name')}
        en={form.field('name_en')}
        ar={form.field('name_ar')}
        maxLength={100}
        required
        autoFocus
      />
      <ImageField
        label={t('image')}
        preset="category"
        current={category?.image}
        {...form.field('imagefile')}
      />
    </FormDialog>
  )
}

/** Fetches the category, as a row of the list may be some seconds old. */
export default function CategoryDialog({ id, ...props }: Props) {
  const t = useText(menuText)
  const row = useFormRow(categories.show, { params: { id: id ?? 0 } }, { enabled: id !== undefined })
  if (id === undefined) return <CategoryForm category={undefined} {...props} />
  return (
    <QueryDialog query={row} title={t('editCategory')} onClose={props.onClose}>
      {({ category }) => (
        <CategoryForm key={row.key} category={category} onTakeTheirs={row.renew} {...props} />
      )}
    </QueryDialog>
  )
}
