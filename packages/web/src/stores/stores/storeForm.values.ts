import { localPhone } from '@sufra/contract/kernel/phone'
import type { StoreRates } from '@sufra/contract/settings/rates'
import type { Store } from '@sufra/contract/stores/stores'
import { numberOf } from '../../kernel/inputs/NumberInput.tsx'

const percentages = [
  'catering_comission',
  'value_added_tax',
  'catering_advance',
  'credit_card_fee',
  'debit_card_fee',
] as const
export type Percentage = (typeof percentages)[number]

/** The values of the fields: numbers as typed. */
export interface StoreValues extends Record<string, unknown>, Record<Percentage, string> {
  name_en: string
  name_ar: string
  description_en: string
  description_ar: string
  logofile: File | null
  thumbfile: File | null
  imagefile: File | null
  email: string
  phone: string
  address_en: string
  address_ar: string
  latitude: string
  longitude: string
  max_catering_per_day: string
  /** `from-to`, either of which may still be empty. */
  drop_off_time: string
  cancellation_days: string
  escalation_minutes: string
  required_location: boolean
  cash_on_delivery_limit: number | null
}

/** Neither hour is set. */
const noHours = '-'

const typed = (value: number | null | undefined) =>
  value === null || value === undefined ? '' : String(value)

export interface NewStore {
  readonly rates: StoreRates
  readonly cancellation_days: number
}

export function initialValues(store: Store | undefined, fresh: NewStore | undefined): StoreValues {
  const rates = store ?? fresh?.rates
  const shares = Object.fromEntries(percentages.map((name) => [name, typed(rates?.[name])]))
  return {
    ...(shares as Record<Percentage, string>),
    name_en: store?.name_en ?? '',
    name_ar: store?.name_ar ?? '',
    description_en: store?.description_en ?? '',
    description_ar: store?.description_ar ?? '',
    logofile: null,
    thumbfile: null,
    imagefile: null,
    email: store?.email ?? '',
    phone: localPhone(store?.phone),
    address_en: store?.address_en ?? '',
    address_ar: store?.address_ar ?? '',
    latitude: typed(store?.latitude),
    longitude: typed(store?.longitude),
    max_catering_per_day: typed(store?.max_catering_per_day),
    drop_off_time: store?.drop_off_time ?? noHours,
    cancellation_days: typed(store?.cancellation_days ?? fresh?.cancellation_days),
    escalation_minutes: typed(store?.escalation_minutes),
    required_location: store?.required_location ?? true,
    cash_on_delivery_limit: rates?.cash_on_delivery_limit ?? null,
  }
}

/** Only admins send rates (DECISIONS 10). */
function ratesOf(values: StoreValues): StoreRates {
  const shares = Object.fromEntries(percentages.map((name) => [name, numberOf(values[name])]))
  return {
    ...(shares as Record<Percentage, number>),
    // An empty field is null; the schema reports it.
    cash_on_delivery_limit: values.cash_on_delivery_limit as number,
  }
}

/** The fields that creating and changing a store share. */
export function fieldsOf(values: StoreValues, admin: boolean) {
  const { name_en, name_ar, description_en, description_ar, email, phone, address_en, address_ar } = values
  const { drop_off_time, escalation_minutes, required_location } = values
  return {
    ...{ name_en, name_ar, description_en, description_ar, email, phone, address_en, address_ar },
    ...(admin && ratesOf(values)),
    required_location,
    latitude: numberOf(values.latitude),
    longitude: numberOf(values.longitude),
    max_catering_per_day: numberOf(values.max_catering_per_day),
    cancellation_days: numberOf(values.cancellation_days),
    ...(drop_off_time !== noHours && { drop_off_time }),
    ...(escalation_minutes && { escalation_minutes: numberOf(escalation_minutes) }),
  }
}

/** The fields that were emptied and had a value before. */
export function clearedOf(values: StoreValues, store: Store): ('drop_off_time' | 'escalation_minutes')[] {
  const noDropOff = store.drop_off_time !== null && values.drop_off_time === noHours
  const noEscalation = store.escalation_minutes !== null && !values.escalation_minutes
  return [
    ...(noDropOff ? ['drop_off_time' as const] : []),
    ...(noEscalation ? ['escalation_minutes' as const] : []),
  ]
}

export function picturesOf({ logofile, thumbfile, imagefile }: StoreValues) {
  return { ...(logofile && { logofile }), ...(thumbfile && { thumbfile }), ...(imagefile && { imagefile }) }
}
