import { Link } from '@tanstack/react-router'
import { Views } from '../../kernel/page/Views.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useListSearch } from '../../kernel/url/search.ts'
import { listFilter } from '../order/deskFilters.rules.ts'
import { orderPath } from '../order/orderPaths.ts'
import { orderPageText } from './orderPage.text.ts'

const views = { whole: 'viewInvoice', store: 'viewCustomerOrder' } as const

/** Switches between the admins' invoice and the customer order, which is what the store sees. */
export function ViewSwitch({ id, view }: { id: number; view: keyof typeof views }) {
  const t = useText(orderPageText)
  const search = useListSearch()
  return (
    <Views label={t('views')}>
      {(['whole', 'store'] as const).map((one) => (
        <Link
          key={one}
          to={orderPath('admin', id, one)}
          search={listFilter(search)}
          replace
          aria-current={one === view ? 'page' : undefined}
        >
          {t(views[one])}
        </Link>
      ))}
    </Views>
  )
}
