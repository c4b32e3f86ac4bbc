import { reconciliation } from '@sufra/contract/money/reconciliation'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useOperation } from '../../kernel/data/operations.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './reconciliation.module.css'
import { reconciliationText } from './reconciliation.text.ts'

/** On every page of admins who may see it, until a later run finds no differences. */
export default function ReconciliationBanner() {
  const { can } = useSession()
  return can(reconciliation.alert) && <Alert />
}

/** Looks again every five minutes. */
function Alert() {
  const t = useText(reconciliationText)
  const run = useOperation(reconciliation.alert, {}, { every: 300_000 }).data?.run
  if (!run) return null
  return (
    <div role="status" className={css.banner}>
      <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
      <span>{t('banner', { count: run.differences })}</span>
      <Link to="/main/payments/reconciliation" search={{ run: run.id }}>
        {t('bannerLink')}
      </Link>
    </div>
  )
}
