import { type NoticeEvent, placeholdersOf } from '@sufra/contract/engagement/orderMessages.placeholders'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './orderMessages.module.css'
import { orderMessagesText, placeholderTexts } from './orderMessages.text.ts'

/** What the messages of an event can say. */
export function Placeholders({ event }: { readonly event: NoticeEvent }) {
  const t = useText(orderMessagesText)
  const pick = usePick()
  return (
    <section aria-label={t('placeholders')}>
      <h3>{t('placeholders')}</h3>
      <p className={css.about}>{t('placeholdersAbout')}</p>
      <dl className={css.placeholders}>
        {placeholdersOf(event).map((name) => (
          <div key={name}>
            <dt>
              <code dir="ltr">{`{${name}}`}</code>
            </dt>
            <dd>{pick(placeholderTexts[name])}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
