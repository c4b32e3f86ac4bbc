import { TextInput } from '@mantine/core'
import type { Taxonomy } from '@sufra/contract/menu/taxonomies.shapes'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { useFormRow } from '../../kernel/forms/useFormRow.ts'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { ImageField } from '../../kernel/inputs/ImageField.tsx'
import { QueryDialog } from '../../kernel/states/QueryBoundary.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { marksText } from './taxonomies.text.ts'
import { type TaxonomyKind, taxonomyKinds } from './taxonomies.ts'

interface Props {
  readonly kind: TaxonomyKind
  /** The one to change; a new one without it. */
  readonly id: number | undefined
  readonly onClose: () => void
}
interface FormProps {
  readonly kind: TaxonomyKind
  readonly mark: Taxonomy | undefined
  readonly title: string
  readonly onClose: () => void
  readonly onTakeTheirs?: () => void
}

function MarkForm({ kind, mark, title, onClose, onTakeTheirs }: FormProps) {
  const t = useText(marksText)
  const pick = usePick()
  const { save, update, list, slugRequired } = taxonomyKinds[kind]
  const initial = {
    name_en: mark?.name_en ?? '',
    name_ar: mark?.name_ar ?? '',
    slug: mark?.slug ?? '',
    imagefile: null as File | null,
  }
  const code = (slug: string) => (slug || slugRequired ? { slug } : {})
  const form = useEntryForm(save, update, {
    row: mark,
    initial,
    body: {
      // An empty chooser is what the schema complains of.
      add: ({ slug, imagefile, ...values }) => ({
        ...values,
        ...code(slug),
        imagefile: imagefile as File,
      }),
      change: ({ slug, imagefile, ...values }) => ({
        ...values,
        ...code(slug),
        ...(!slug && !slugRequired && mark?.slug && { clear: ['slug' as const] }),
        ...(imagefile && { imagefile }),
      }),
    },
    saved: (_, { name_en, name_ar }) => {
      toast.success(t('saved', { name: pick({ en: name_en, ar: name_ar }) }))
      void queryClient.invalidateQueries({ queryKey: keyOf(list) })
      onClose()
    },
    failed: 'shown',
  })
  return (
    <FormDialog form={form} title={title} onClose={onClose} onTakeTheirs={onTakeTheirs}>
      <BilingualInput
        label={t('name')}
        en={form.field('name_en')}
        ar={form.field('name_ar')}
        maxLength={100}
        required
        autoFocus
      />
      <TextInput
        label={t('code')}
        description={t('codeHint')}
        dir="ltr"
        labelProps={{ dir: 'auto' }}
        descriptionProps={{ dir: 'auto' }}
        errorProps={{ dir: 'auto' }}
        maxLength={5}
        autoComplete="off"
        withAsterisk={slugRequired}
        {...form.field('slug')}
      />
      <ImageField
        label={t('icon')}
        preset="category"
        current={mark?.image}
        required={!mark}
        {...form.field('imagefile')}
      />
    </FormDialog>
  )
}

/** Asks for it is now: a list may be some seconds old. */
export default function TaxonomyDialog({ kind, id, onClose }: Props) {
  const t = useText(marksText)
  const row = useFormRow(taxonomyKinds[kind].show, { params: { id: id ?? 0 } }, { enabled: id !== undefined })
  const category = kind === 'category'
  if (id === undefined)
    return (
      <MarkForm
        kind={kind}
        mark={undefined}
        title={t(category ? 'addCategory' : 'addFilter')}
        onClose={onClose}
      />
    )
  const title = t(category ? 'editCategory' : 'editFilter')
  return (
    <QueryDialog query={row} title={title} onClose={onClose}>
      {(found) => (
        <MarkForm
          key={row.key}
          kind={kind}
          mark={'category' in found ? found.category : found.filter}
          title={title}
          onClose={onClose}
          onTakeTheirs={row.renew}
        />
      )}
    </QueryDialog>
  )
}
