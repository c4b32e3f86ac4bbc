import { weekDayName } from '@sufra/contract/kernel/week'
import type { WorkingHour } from '@sufra/contract/stores/workingHours'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import css from './Week.module.css'
import { type Piece, weekOf } from './week.rules.ts'
import { workingHoursText } from './workingHours.text.ts'

const hours = [0, 6, 12, 18, 24]
const share = (minutes: number) => `${(minutes / 1440) * 100}%`

/** Seven days of 24 hours; also as text, since bars mean nothing to a screen reader. */
export function Week({ shifts }: { shifts: readonly WorkingHour[] }) {
  const t = useText(workingHoursText)
  const { language } = useLanguage()
  const pieceText = ({ part, start_time: start, end_time: end }: Piece) => {
    if (part === 'carried') return t('pieceCarried', { end })
    return part === 'begins' ? t('pieceOver', { start, end }) : t('piece', { start, end })
  }
  return (
    <section className={css.week} aria-label={t('week')}>
      <h2>{t('week')}</h2>
      <div className={css.scale} aria-hidden>
        {hours.map((hour) => (
          <span key={hour} style={{ insetInlineStart: share(hour * 60) }}>
            <Ltr>{`${String(hour).padStart(2, '0')}:00`}</Ltr>
          </span>
        ))}
      </div>
      <ul className={css.days}>
        {weekOf(shifts).map(([day, pieces]) => (
          <li key={day}>
            <span className={css.day}>{weekDayName(day, language)}</span>
            <span className="visually-hidden">
              {pieces.length > 0 ? pieces.map(pieceText).join(language === 'ar' ? '، ' : ', ') : t('closed')}
            </span>
            <span className={css.track} aria-hidden>
              {pieces.length === 0 && <span className={css.closed}>{t('closed')}</span>}
              {pieces.map((piece) => (
                <span
                  key={`${piece.id}-${piece.from}`}
                  className={css.piece}
                  data-part={piece.part}
                  style={{ insetInlineStart: share(piece.from), inlineSize: share(piece.to - piece.from) }}
                />
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
