import { Link } from '@tanstack/react-router'
import { useListState } from '../kernel/list/search.ts'
import { useText } from '../kernel/text/language.tsx'
import css from './OrderPage.module.css'
import { orderPageText } from './orderPage.text.ts'
import { listFilter, orderPath } from './orderPaths.ts'

const views = { whole: 'viewInvoice', store: 'viewCustomerOrder' } as const

/** Between the admins' invoice and the customer order, which is what the store sees. */
export function ViewSwitch({ id, view }: { id: number; view: keyof typeof views }) {
  const t = useText(orderPageText)
  const [state] = useListState()
  return (
    <nav aria-label={t('views')} className={css.views}>
      {(['whole', 'store'] as const).map((one) => (
        <Link
          key={one}
          to={orderPath('admin', id, one)}
          search={listFilter(state)}
          replace
          aria-current={one === view ? 'page' : undefined}
        >
          {t(views[one])}
        </Link>
      ))}
    </nav>
  )
}
