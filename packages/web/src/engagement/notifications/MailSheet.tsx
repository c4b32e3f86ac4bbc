import { Stack } from '@mantine/core'
import type { Language } from '@sufra/contract/kernel/language'
import { type ComponentProps, useState } from 'react'
import { Modal } from '../../kernel/dialogs/Modal.tsx'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import css from './notifications.module.css'
import { notificationsText } from './notifications.text.ts'
import { PreviewChoices } from './PreviewChoices.tsx'

type Html = Readonly<Record<Language, { readonly html: string }>>

interface Props {
  readonly query: ComponentProps<typeof QueryBoundary<Html>>['query']
  readonly onClose: () => void
}

/** The mail's own rule for dark schemes, whatever the reader's device prefers. */
const inScheme = (html: string, scheme: 'light' | 'dark'): string =>
  html.replace('@media (prefers-color-scheme: dark)', scheme === 'dark' ? '@media all' : '@media not all')

/** The very mail that the server sends, in either language and colour scheme. Nothing in it can run or load. */
export function MailSheet({ query, onClose }: Props) {
  const t = useText(notificationsText)
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  return (
    <Modal onClose={onClose} title={t('previewTitle')} size={720}>
      <Stack gap="md">
        <PreviewChoices language={language} onLanguage={setLanguage} scheme={scheme} onScheme={setScheme} />
        <QueryBoundary query={query}>
          {(data) => (
            <iframe
              className={css.mail}
              title={t('previewTitle')}
              sandbox=""
              srcDoc={inScheme(data[language].html, scheme)}
              style={{ colorScheme: scheme }}
            />
          )}
        </QueryBoundary>
      </Stack>
    </Modal>
  )
}
