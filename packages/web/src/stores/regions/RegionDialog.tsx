import { regions } from '@sufra/contract/stores/regions'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { ImageField } from '../../kernel/inputs/ImageField.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { type RegionWithAreas, refetchRegions } from './regions.cache.ts'
import { regionsText } from './regions.text.ts'

interface Props {
  /** The one to change; a new one without it. */
  readonly region: RegionWithAreas | undefined
  readonly onClose: () => void
  readonly onAdded: (id: number) => void
  readonly onTakeTheirs: (id: number) => void
}

export default function RegionDialog({ region, onClose, onAdded, onTakeTheirs }: Props) {
  const t = useText(regionsText)
  const pick = usePick()
  const form = useEntryForm(regions.save, regions.update, {
    row: region,
    initial: {
      name_en: region?.name.en ?? '',
      name_ar: region?.name.ar ?? '',
      imagefile: null as File | null,
    },
    body: ({ imagefile, ...names }) => ({ ...names, ...(imagefile && { imagefile }) }),
    saved: async ({ id }, { name_en, name_ar }) => {
      toast.success(t('saved', { name: pick({ en: name_en, ar: name_ar }) }))
      onClose()
      await refetchRegions()
      if (!region) onAdded(id)
    },
    failed: 'shown',
  })
  return (
    <FormDialog
      form={form}
      title={region ? t('editRegion') : t('addRegion')}
      onClose={onClose}
      onTakeTheirs={() => region && onTakeTheirs(region.id)}
    >
      <BilingualInput
        label={t('name')}
        en={form.field('name_en')}
        ar={form.field('name_ar')}
        maxLength={100}
        autoFocus
      />
      <ImageField label={t('picture')} preset="place" current={region?.image} {...form.field('imagefile')} />
      {region && <p>{t('renaming')}</p>}
    </FormDialog>
  )
}
