import type { Customer } from '@sufra/contract/customers/customers'
import { formatDay } from '@sufra/contract/kernel/clock'
import type { Language } from '@sufra/contract/kernel/language'
import { localPhone } from '@sufra/contract/kernel/phone'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Mail } from '../../kernel/display/Mail.tsx'
import { NamedPhoto } from '../../kernel/display/NamedPhoto.tsx'
import { Photo } from '../../kernel/display/Photo.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import css from './customers.module.css'
import type { customersText } from './customers.text.ts'

interface Means {
  readonly t: Translate<typeof customersText>
  readonly language: Language
}

const mobile = (row: Customer) => <Ltr>{localPhone(row.mobile)}</Ltr>
const mail = ({ email }: Customer) => (email === null ? '—' : <Mail address={email} />)
const name = ({ fullname }: Customer) => (
  <strong>
    <bdi>{fullname}</bdi>
  </strong>
)
const state = ({ status }: Customer, t: Means['t']) => (
  <StatusChip status={status ? 'UNBLOCKED' : 'BLOCKED'} label={t(status ? 'isUnblocked' : 'isBlocked')} />
)
const day = (at: string | null, language: Language) =>
  at === null ? '—' : <bdi>{formatDay(at, language)}</bdi>

/** Spec 3 §2 Customers, with the status beside it. */
export function customerColumns({ t, language }: Means): readonly Column<Customer>[] {
  return [
    { key: 'id', head: t('id'), cell: ({ id }) => <Ltr>{id}</Ltr>, skeleton: 40 },
    { key: 'name', head: t('name'), cell: name, grows: true, skeleton: 160 },
    {
      key: 'photo',
      head: t('photo'),
      cell: ({ image, fullname }) => <Photo picture={image} name={fullname} size={28} />,
      skeleton: 28,
    },
    {
      key: 'email',
      head: t('email'),
      cell: (row) => <span className={css.mail}>{mail(row)}</span>,
      skeleton: 160,
    },
    { key: 'mobile', head: t('mobile'), cell: mobile, skeleton: 80 },
    { key: 'created', head: t('created'), cell: (row) => day(row.created_at, language), skeleton: 90 },
    {
      key: 'lastOrder',
      head: t('lastOrder'),
      cell: (row) => day(row.last_order_day, language),
      skeleton: 90,
    },
    { key: 'status', head: t('status'), cell: (row) => state(row, t), skeleton: 80 },
  ]
}

export const customerCard =
  ({ t, language }: Means) =>
  (row: Customer): CardFacts => ({
    title: <NamedPhoto picture={row.image} name={row.fullname} />,
    state: state(row, t),
    facts: [
      [t('id'), <Ltr key="id">{row.id}</Ltr>],
      [t('mobile'), mobile(row)],
      [t('email'), mail(row), true],
      [t('created'), day(row.created_at, language)],
      [t('lastOrder'), day(row.last_order_day, language)],
    ],
  })
