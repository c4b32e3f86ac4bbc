import type { Language } from '@sufra/contract/kernel/language'
import { branding } from '@sufra/contract/settings/branding'
import { useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { Mark } from '../../kernel/page/Mark.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import css from './notifications.module.css'
import { notificationsText } from './notifications.text.ts'
import { PreviewChoices } from './PreviewChoices.tsx'

interface Props {
  readonly title_en: string
  readonly title_ar: string
  readonly message_en: string
  readonly message_ar: string
}

/** A push message on a locked phone, while it is typed. */
export function PhonePreview({ title_en, title_ar, message_en, message_ar }: Props) {
  const t = useText(notificationsText)
  const { data } = useOperation(branding.show)
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const text = notificationsText
  const title = (language === 'ar' ? title_ar : title_en).trim() || text.noTitle[language]
  const message = (language === 'ar' ? message_ar : message_en).trim() || text.noMessage[language]
  return (
    <figure className={css.preview}>
      <figcaption>{t('previewPhone')}</figcaption>
      <PreviewChoices language={language} onLanguage={setLanguage} scheme={scheme} onScheme={setScheme} />
      <div className={css.phone} data-scheme={scheme} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
        <div className={css.note}>
          {data?.small_logo ? <img src={data.small_logo.uri} alt="" /> : <Mark size={28} />}
          <div>
            <p className={css.app}>
              <bdi>{data?.product_name[language]}</bdi> <span>{text.phoneNow[language]}</span>
            </p>
            <p className={css.noteTitle}>{title}</p>
            <p className={css.noteText}>{message}</p>
          </div>
        </div>
      </div>
    </figure>
  )
}
