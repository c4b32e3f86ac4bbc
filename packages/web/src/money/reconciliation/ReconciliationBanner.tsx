import { reconciliation } from '@sufra/contract/money/reconciliation'
import { IconAlertTriangle } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useOperation } from '../../kernel/data/operations.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './reconciliation.module.css'
import { reconciliationText } from './reconciliation.text.ts'

/** On every page, until a later run finds no differences. Looks again every five minutes. */
export default function ReconciliationBanner() {
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
