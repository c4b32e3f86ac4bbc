import { qar } from '@sufra/contract/kernel/money'
import type { InputOf } from '@sufra/contract/kernel/operation'
import type { stores } from '@sufra/contract/stores/stores'
import type { AuditFields } from '../../kernel/operations/edit.ts'

type Change = InputOf<typeof stores.update>
/** The fields of both forms. A field without a column does not compile. */
type Input = Change & Omit<Partial<InputOf<typeof stores.save>>, keyof Change>

/** For stores and items alike. */
export function dropOff({
  drop_off_time,
  clear = [],
}: {
  readonly drop_off_time?: string | undefined
  readonly clear?: readonly string[] | undefined
}) {
  if (clear.includes('drop_off_time')) return { drop_off_from: null, drop_off_to: null }
  const [drop_off_from, drop_off_to] = drop_off_time?.split('-') ?? []
  return { drop_off_from, drop_off_to }
}

/** A form's fields by column; omitted fields are undefined. */
export function columnsOf(input: Input) {
  const {
    version: _,
    clear,
    catering_comission,
    drop_off_time,
    logofile,
    thumbfile,
    imagefile,
    ...same
  } = input
  return {
    ...same,
    ...dropOff(input),
    ...(clear?.includes('escalation_minutes') && { escalation_minutes: null }),
    catering_commission: catering_comission,
    logo_id: logofile?.id,
    thumb_id: thumbfile?.id,
    image_id: imagefile?.id,
  }
}

type Row = Readonly<Record<string, unknown>>

const hours = (time: unknown) => String(time).slice(0, 5)
export const dropOffAudit = {
  field: 'drop_off_time',
  wire: (_: never, { drop_off_from, drop_off_to }: Row) =>
    drop_off_from ? `${hours(drop_off_from)}-${hours(drop_off_to)}` : null,
}
/** A changed picture is reported without its values. */
const pictureAudit = (field: string) => ({ field, wire: () => null })

/** The fields a stale form is shown, by wire name. */
export const auditFields = {
  name_en: {},
  name_ar: {},
  description_en: {},
  description_ar: {},
  catering_commission: { field: 'catering_comission' },
  value_added_tax: {},
  catering_advance: {},
  credit_card_fee: {},
  debit_card_fee: {},
  cash_on_delivery_limit: { wire: qar },
  cancellation_days: {},
  delivery_type: {},
  email: {},
  phone: {},
  max_catering_per_day: {},
  drop_off_from: dropOffAudit,
  drop_off_to: dropOffAudit,
  escalation_minutes: {},
  required_location: {},
  latitude: {},
  longitude: {},
  address_en: {},
  address_ar: {},
  logo_id: pictureAudit('logofile'),
  thumb_id: pictureAudit('thumbfile'),
  image_id: pictureAudit('imagefile'),
} satisfies AuditFields
