import { homes } from '@sufra/contract/kernel/kinds'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { requestStatusNames } from '@sufra/contract/money/paymentRequests'
import type { BesideReason, RunRequest } from '@sufra/contract/money/payoutRuns'
import { Link } from '@tanstack/react-router'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { storePaths } from '../../stores/stores/storePaths.ts'
import { Figure } from '../figures/Figure.tsx'
import { payoutRunsText } from './payoutRuns.text.ts'

interface Means {
  readonly t: Translate<typeof payoutRunsText>
  readonly pick: (value: Bilingual) => string
}

const reasons = {
  pending: 'besidePending',
  rejected: 'besideRejected',
  reversed: 'besideReversed',
  accountMissing: 'besideAccountMissing',
  accountWaiting: 'besideAccountWaiting',
} as const satisfies Record<BesideReason, string>

const RequestLink = ({ id }: { readonly id: number }) => {
  const to: string = `${homes.admin}/payments/payment-requests/${id}`
  return (
    <Link to={to}>
      <Ltr>{id}</Ltr>
    </Link>
  )
}

function Status({ request }: { readonly request: RunRequest }) {
  const t = useText(payoutRunsText)
  const pick = usePick()
  return request.reversed_at ? (
    <StatusChip status="REFUNDED" label={t('reversed')} />
  ) : (
    <StatusChip status={request.status} label={pick(requestStatusNames[request.status])} />
  )
}

/** The bank file a request is in, or why it is in none. A missing or waiting account is one press away. */
function FileOf({ request: { file_id, beside, store } }: { readonly request: RunRequest }) {
  const t = useText(payoutRunsText)
  if (file_id !== null) return t('inFile', { id: file_id })
  if (beside === null) return t('next')
  if (beside !== 'accountMissing' && beside !== 'accountWaiting') return t(reasons[beside])
  return (
    <Link to={storePaths.edit('admin', store)} search={{ tab: 'payout-account' }}>
      {t(reasons[beside])}
    </Link>
  )
}

const amountOf = ({ id, amount }: RunRequest, t: Means['t'], bare: boolean) => (
  <Figure name={`${t('request')} ${id}`} amount={amount} of={{ figure: 'request', id }} bare={bare} />
)

export const runRequestColumns = ({ t, pick }: Means): readonly Column<RunRequest>[] => [
  { key: 'id', head: t('request'), cell: ({ id }) => <RequestLink id={id} /> },
  { key: 'store', head: t('store'), cell: ({ store }) => pick(store.name), grows: true },
  { key: 'status', head: t('status'), cell: (request) => <Status request={request} /> },
  { key: 'file', head: t('file'), cell: (request) => <FileOf request={request} /> },
  {
    key: 'amount',
    head: (
      <>
        {t('amount')} <Currency />
      </>
    ),
    cell: (request) => amountOf(request, t, true),
    figures: true,
  },
]

export const runRequestCard =
  ({ t, pick }: Means) =>
  (request: RunRequest): CardFacts => ({
    title: <bdi>{pick(request.store.name)}</bdi>,
    state: <Status request={request} />,
    lead: amountOf(request, t, false),
    facts: [
      [t('request'), <RequestLink key="id" id={request.id} />],
      [t('file'), <FileOf key="file" request={request} />],
    ],
  })
