import { IconAlertTriangle, IconArrowRight, IconCheck, IconMinus } from '@tabler/icons-react'
import { useText } from '../../text/language.tsx'
import css from './BulkDialog.module.css'
import type { BulkAction } from './bulk.ts'
import { bulkRunText } from './bulkRun.text.ts'
import type { RowState } from './useBulkRun.ts'

interface Props {
  readonly name: string
  readonly becomes: BulkAction<never>['becomes']
  readonly state: RowState
}

const icon = { size: 16, stroke: 1.6, 'aria-hidden': true } as const

/** A row of a bulk change: what becomes of it, or has become of it. */
export function BulkRow({ name, becomes: { from, to }, state: { at, text = '' } }: Props) {
  const t = useText(bulkRunText)
  return (
    <li className={css.row} data-at={at}>
      <bdi>{name}</bdi>
      <span>
        {at === 'waiting' && (
          <>
            {from && (
              <>
                <del>{from}</del>
                <IconArrowRight className="turns" {...icon} />
                <span className="visually-hidden"> {t('becomes')} </span>
              </>
            )}
            <ins>{to}</ins>
          </>
        )}
        {at === 'skipped' && (
          <>
            <IconMinus {...icon} />
            {t('skipped', { reason: text })}
          </>
        )}
        {at === 'running' && t('running')}
        {at === 'done' && (
          <>
            <IconCheck {...icon} />
            {t('done')}
          </>
        )}
        {at === 'failed' && (
          <>
            <IconAlertTriangle {...icon} />
            {t('failed', { text })}
          </>
        )}
      </span>
    </li>
  )
}
