import { formatDay, qatarDay } from '@sufra/contract/kernel/clock'
import type { EventPart as Part } from '@sufra/contract/money/figures'
import { Money } from '../../kernel/display/Money.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import css from './figures.module.css'
import { figuresText } from './figures.text.ts'

/** Who did what when, and its postings. */
export function EventPart({ part }: { part: Part }) {
  const t = useText(figuresText)
  const pick = usePick()
  const { language } = useLanguage()
  const { at, day, actor_name, reference, reversed_by_event_id, postings } = part
  return (
    <>
      <p className={css.quiet}>
        <Instant at={at} /> · <bdi>{pick(actor_name)}</bdi>
        {qatarDay(new Date(at)) !== day && <bdi className={css.next}>{formatDay(day, language)}</bdi>}
        {reversed_by_event_id !== null && <span className={css.next}>{t('reversed')}</span>}
        {reference && <bdi className={css.next}>{t('reference', { reference })}</bdi>}
      </p>
      <details className={css.postings}>
        <summary>{t('postings')}</summary>
        <ul>
          {postings.map((posting, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: postings of an event never change, and an account may come twice
            <li key={index}>
              <span>{pick(posting.name)}</span>
              <span>
                <Money amount={Math.abs(posting.amount)} bare />{' '}
                <span className={css.side}>{t(posting.amount < 0 ? 'credit' : 'debit')}</span>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </>
  )
}
