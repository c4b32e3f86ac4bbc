import { IconGift } from '@tabler/icons-react'
import { useText } from '../../kernel/text/language.tsx'
import css from './WelcomeDiscount.module.css'
import { welcomeDiscountText } from './welcomeDiscount.text.ts'

interface Props {
  readonly en: string
  readonly ar: string
  /** Percent as typed; empty while the discount is off. */
  readonly value: string
}

/** The text as customers' apps show it, each language below its field. */
export function AppPreview({ en, ar, value }: Props) {
  const t = useText(welcomeDiscountText)
  const card = (lang: 'en' | 'ar', text: string) => (
    <div className={css.card} lang={lang} dir={lang === 'ar' ? 'rtl' : 'ltr'}>
      <IconGift size={24} stroke={1.6} aria-hidden />
      {text.trim() ? <p>{text.trim()}</p> : <p className={css.quiet}>{welcomeDiscountText.noText[lang]}</p>}
      {value && <bdi dir="ltr">{value}%</bdi>}
    </div>
  )
  return (
    <figure className={css.preview}>
      <figcaption>{t('preview')}</figcaption>
      <div className={css.cards}>
        {card('en', en)}
        {card('ar', ar)}
      </div>
    </figure>
  )
}
