import type { Language } from '@sufra/contract/kernel/language'
import { useText } from '../../kernel/text/language.tsx'
import { Choice } from './Choice.tsx'
import css from './notifications.module.css'
import { notificationsText } from './notifications.text.ts'

interface Props {
  readonly language: Language
  readonly onLanguage: (language: Language) => void
  readonly scheme: 'light' | 'dark'
  readonly onScheme: (scheme: 'light' | 'dark') => void
}

export function PreviewChoices({ language, onLanguage, scheme, onScheme }: Props) {
  const t = useText(notificationsText)
  return (
    <div className={css.choices}>
      <Choice
        label={t('shownLanguage')}
        value={language}
        options={[
          ['en', t('english')],
          ['ar', t('arabic')],
        ]}
        onChange={onLanguage}
      />
      <Choice
        label={t('shownScheme')}
        value={scheme}
        options={[
          ['light', t('light')],
          ['dark', t('dark')],
        ]}
        onChange={onScheme}
      />
    </div>
  )
}
