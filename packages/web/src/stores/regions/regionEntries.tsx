import { NativeSelect } from '@mantine/core'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { deliveryRegions } from '@sufra/contract/stores/deliveryRegions'
import { type Area, regions } from '@sufra/contract/stores/regions'
import { IconMap2, IconMapPin } from '@tabler/icons-react'
import { rowHistory } from '../../accounts/trail/rowHistory.tsx'
import { Photo } from '../../kernel/display/Photo.tsx'
import type { EntryList } from '../../kernel/entries/entries.ts'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { ImageField } from '../../kernel/inputs/ImageField.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { areasText, regionsText } from './regions.text.ts'

export type RegionWithAreas = OutputOf<typeof regions.withAreas>['regions'][number]

/** Their names and their choices stand in stores' delivery regions too. */
const invalidates = [...Object.values(regions), ...Object.values(deliveryRegions)]

export const regionList: EntryList<RegionWithAreas> = {
  texts: regionsText,
  icon: IconMap2,
  nameOf: ({ name }) => name,
  pictureOf: ({ image }, name) => image && <Photo picture={image} name={name} size={40} />,
  remove: regions.remove,
  invalidates,
  useForm: (row, saved) => {
    const t = useText(regionsText)
    const form = useEntryForm(regions.save, regions.update, {
      row,
      initial: { name_en: row?.name.en ?? '', name_ar: row?.name.ar ?? '', imagefile: null as File | null },
      body: ({ imagefile, ...names }) => ({ ...names, ...(imagefile && { imagefile }) }),
      saved,
      failed: 'shown',
    })
    const more = (
      <ImageField label={t('picture')} preset="place" current={row?.image} {...form.field('imagefile')} />
    )
    return { form, en: form.field('name_en'), ar: form.field('name_ar'), maxLength: 100, more }
  },
}

/** The areas of a region, each of which can be moved to another one. */
export const areaList = (region: RegionWithAreas, all: readonly RegionWithAreas[]): EntryList<Area> => ({
  moreActions: rowHistory('areas'),
  texts: areasText,
  icon: IconMapPin,
  nameOf: ({ name }) => name,
  pictureOf: ({ image }, name) => image && <Photo picture={image} name={name} />,
  remove: regions.removeArea,
  invalidates,
  useForm: (row, saved) => {
    const t = useText(areasText)
    const pick = usePick()
    const form = useEntryForm(regions.saveArea, regions.updateArea, {
      row,
      initial: {
        name_en: row?.name.en ?? '',
        name_ar: row?.name.ar ?? '',
        region_id: row?.region_id ?? region.id,
        imagefile: null as File | null,
      },
      body: ({ imagefile, ...fields }) => ({ ...fields, ...(imagefile && { imagefile }) }),
      saved,
      failed: 'shown',
    })
    // Somebody may have deleted it since.
    const chosen = all.find(({ id }) => id === form.values.region_id)
    const more = (
      <>
        <NativeSelect
          label={t('region')}
          name="region_id"
          data={[
            ...(chosen ? [] : [{ value: '', label: t('chooseRegion') }]),
            ...all.map(({ id, name }) => ({ value: String(id), label: pick(name) })),
          ]}
          value={String(chosen?.id ?? '')}
          error={form.errorOf('region_id')}
          onChange={(event) => form.set('region_id', Number(event.currentTarget.value))}
        />
        <ImageField label={t('picture')} preset="place" current={row?.image} {...form.field('imagefile')} />
      </>
    )
    return { form, en: form.field('name_en'), ar: form.field('name_ar'), maxLength: 100, more }
  },
})
