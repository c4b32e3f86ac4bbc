import type { CustomerAddress } from '@sufra/contract/customers/customers'
import { numberOf } from '../../kernel/inputs/NumberInput.tsx'

const textOf = (value: number | string | null | undefined) => (value ?? '').toString()

export const valuesOf = (address: CustomerAddress | undefined) => ({
  area_id: textOf(address?.area_id),
  street_number: textOf(address?.street_number),
  building_number: textOf(address?.building_number),
  name: textOf(address?.name),
  notes: textOf(address?.notes),
  latitude: textOf(address?.latitude),
  longitude: textOf(address?.longitude),
})

const orNull = (typed: string) => (typed.trim() === '' ? null : typed)

/** Null empties a field, or is reported where one is required. */
export const bodyOf = (values: ReturnType<typeof valuesOf>) => ({
  area_id: numberOf(values.area_id),
  street_number: orNull(values.street_number),
  building_number: orNull(values.building_number),
  name: orNull(values.name),
  notes: orNull(values.notes),
  latitude: numberOf(values.latitude),
  longitude: numberOf(values.longitude),
})
