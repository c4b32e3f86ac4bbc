import { NativeSelect } from '@mantine/core'
import { type Area, regions } from '@sufra/contract/stores/regions'
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
  readonly area: Area | undefined
  /** The region a new one stands in. */
  readonly region: number
  readonly regions: readonly RegionWithAreas[]
  readonly onClose: () => void
  readonly onTakeTheirs: (id: number) => void
}

export default function AreaDialog({ area, region, regions: all, onClose, onTakeTheirs }: Props) {
  const t = useText(regionsText)
  const pick = usePick()
  const form = useEntryForm(regions.saveArea, regions.updateArea, {
    row: area,
    initial: {
      name_en: area?.name.en ?? '',
      name_ar: area?.name.ar ?? '',
      region_id: area?.region_id ?? region,
      imagefile: null as File | null,
    },
    body: ({ imagefile, ...fields }) => ({ ...fields, ...(imagefile && { imagefile }) }),
    saved: (_, { name_en, name_ar }) => {
      toast.success(t('saved', { name: pick({ en: name_en, ar: name_ar }) }))
      onClose()
      void refetchRegions()
    },
    failed: 'shown',
  })
  return (
    <FormDialog
      form={form}
      title={area ? t('editArea') : t('addArea')}
      onClose={onClose}
      onTakeTheirs={() => area && onTakeTheirs(area.id)}
    >
      <BilingualInput
        label={t('name')}
        en={form.field('name_en')}
        ar={form.field('name_ar')}
        maxLength={100}
        autoFocus
      />
      <NativeSelect
        label={t('region')}
        name="region_id"
        data={all.map(({ id, name }) => ({ value: String(id), label: pick(name) }))}
        value={String(form.values.region_id)}
        error={form.errorOf('region_id')}
        onChange={(event) => form.set('region_id', Number(event.currentTarget.value))}
      />
      <ImageField label={t('picture')} preset="place" current={area?.image} {...form.field('imagefile')} />
      {area && <p>{t('renaming')}</p>}
    </FormDialog>
  )
}
