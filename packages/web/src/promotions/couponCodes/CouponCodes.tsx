import { type CouponCode, codeUses, couponCodes } from '@sufra/contract/promotions/couponCodes'
import type { Coupon } from '@sufra/contract/promotions/coupons'
import { IconTicket } from '@tabler/icons-react'
import { useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import { ListScreen } from '../../kernel/list/ListScreen.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { CodesProgress } from '../coupons/CodesProgress.tsx'
import { codeCard, codeColumns } from './codeColumns.tsx'
import { couponCodesText } from './couponCodes.text.ts'
import { ExportCodes } from './ExportCodes.tsx'

const idOf = ({ id }: CouponCode) => id

interface Props {
  readonly coupon: Coupon
  /** How often it is read, in ms. */
  readonly every: number
}

/** The codes of a batch, paged by the server; how far they are while they are being made. */
export function CouponCodes({ coupon, every }: Props) {
  const t = useText(couponCodesText)
  if (coupon.codes_failed) return <Callout tone="error">{t('failed')}</Callout>
  if (coupon.codes_made === coupon.code_count) return <CodeList coupon={coupon} every={every} />
  return (
    <Callout tone="info">
      <p>{t('making')}</p>
      <CodesProgress coupon={coupon} />
    </Callout>
  )
}

function CodeList({ coupon, every }: Props) {
  const t = useText(couponCodesText)
  const { can } = useSession()
  const [{ page, count, search, status }, set] = useListState()
  const use = codeUses.find((each) => each === status)
  const query = useOperation(
    couponCodes.list,
    {
      params: { id: coupon.id },
      body: { count, page, ...(search && { search }), ...(use && { use }) },
    },
    { keep: true, every },
  )
  const means = { t, opens: can('orders.read') }
  return (
    <ListScreen
      headless
      label={t('codes')}
      search={{ label: t('search') }}
      filters={<ExportCodes coupon={coupon} />}
      narrowing={{
        names: [],
        controls: (
          <FilterSelect
            label={t('use')}
            value={use ?? ''}
            options={[['', t('anyUse')], ...codeUses.map((each) => [each, t(each)] as const)]}
            active={use !== undefined}
            onChange={(next) => set({ status: next || undefined })}
          />
        ),
      }}
      columnPicker={{ list: 'couponCodes' }}
      columns={codeColumns(means)}
      card={codeCard(means)}
      idOf={idOf}
      empty={{ icon: <IconTicket size={32} stroke={1.25} aria-hidden />, title: t('empty') }}
      query={query}
      rows={query.data?.codes.data}
      total={query.data?.codes.total}
    />
  )
}
