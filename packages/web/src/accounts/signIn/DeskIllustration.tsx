import { Money } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './DeskIllustration.module.css'
import { deskIllustrationText } from './deskIllustration.text.ts'

const cards = [
  ['pending', 'blue', 3],
  ['accepted', 'orange', 12],
  ['completed', 'green', 248],
] as const

/** Invented orders, so that the sign-in page shows what the product looks like. */
const rows = [
  [4999, 'today', '13:00', 'dafna', 40, 286_200, 'pending'],
  [4998, 'today', '19:30', 'wakra', 25, 141_050, 'pending'],
  [4995, 'tomorrow', '12:30', 'lusail', 120, 912_000, 'accepted'],
  [4991, 'tomorrow', '20:00', 'khor', 60, 388_075, 'accepted'],
  [4987, 'today', '10:30', 'wakra', 18, 96_400, 'completed'],
] as const

const statuses = { pending: 'PENDING', accepted: 'ACCEPTED', completed: 'COMPLETED' } as const

/** An illustration of the orders desk in the reader's language and colours, without controls. */
export function DeskIllustration() {
  const t = useText(deskIllustrationText)
  return (
    <div className={css.desk}>
      <p className={css.title}>{t('orders')}</p>
      <div className={css.cards}>
        {cards.map(([status, hue, count]) => (
          <p key={status} data-hue={hue}>
            <span>{t(status)}</span>
            <b>{count}</b>
          </p>
        ))}
      </div>
      <div className={css.rows}>
        {rows.map(([id, day, time, area, people, total, status]) => (
          <p key={id} data-new={id === 4999 || undefined}>
            <b>{id}</b>
            <span>
              {t(day)} <bdi dir="ltr">{time}</bdi>
              <small>{t(area)}</small>
            </span>
            <span>{t('people', { count: people })}</span>
            <Money amount={total} />
            <StatusChip status={statuses[status]} label={t(status)} />
          </p>
        ))}
      </div>
    </div>
  )
}
