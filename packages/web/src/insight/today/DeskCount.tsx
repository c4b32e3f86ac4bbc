import { Link } from '@tanstack/react-router'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { listSearch } from '../../kernel/url/search.ts'
import { deskPath } from '../../orders/order/orderPaths.ts'
import css from './today.module.css'

interface Props {
  readonly count: number
  /** What is counted, for screen readers. */
  readonly label: string
  /** The filters of the desk that show these orders. */
  readonly search: Readonly<Record<string, string | number>>
}

/** A number of orders, or of what they are for, that leads to these on the desk; a dash for none. */
export function DeskCount({ count, label, search }: Props) {
  const { kind } = useSession()
  if (count === 0) return <span className={css.none}>–</span>
  return (
    <Link to={deskPath(kind)} search={listSearch(search)} aria-label={`${label}: ${count}`}>
      <Ltr>{count.toLocaleString('en-US')}</Ltr>
    </Link>
  )
}
