import { homes } from '@sufra/contract/kernel/kinds'
import { useNavigate } from '@tanstack/react-router'
import { PrintPreview } from '../../kernel/print/PrintPreview.tsx'
import { printLanguages } from '../../kernel/print/printLanguage.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { daysOf, useListSearch, wholeOf } from '../../kernel/url/search.ts'
import { periodOf } from './printedStatement.ts'
import { StatementSheet } from './StatementSheet.tsx'
import { sheetText } from './statement.sheet.text.ts'
import { statementsText } from './statements.text.ts'
import { usePrintedStatement } from './usePrintedStatement.ts'

/** Previews a statement before it is printed. What it is about and its language stand in the address. */
export function StatementDocument() {
  const kernel = useText(kernelText)
  const t = useText(statementsText)
  const navigate = useNavigate()
  const { kind } = useSession()
  const search = useListSearch()
  const [store, restaurant] = [wholeOf(search.store), wholeOf(search.restaurant)]
  const printed = usePrintedStatement({
    ...(store !== undefined && { restaurant_store_id: store }),
    ...(restaurant !== undefined && { restaurant_id: restaurant }),
    ...daysOf(search),
  })
  const { statement: of, progress } = printed
  const whose = of?.store ?? of?.restaurant ?? { en: '', ar: '' }
  const period = of ? periodOf(of) : { en: '', ar: '' }
  const numbers = of?.month?.documents.map(({ number }) => number).join(', ')
  const running = (language: 'en' | 'ar') =>
    [sheetText.statement[language], numbers || whose[language]].filter(Boolean).join(' · ')
  return (
    <PrintPreview
      title={t('statement')}
      running={{ en: running('en'), ar: running('ar') }}
      head={{ lines: [whose, period], ...(numbers && { number: numbers }) }}
      language={printLanguages.find((language) => language === search.language)}
      onLanguage={(language) =>
        void navigate({ to: '.', search: { ...search, language }, replace: true, resetScroll: false })
      }
      onClose={() => {
        const { language: _, ...back } = search
        void navigate({ to: `${homes[kind]}/payments/statement-of-accounts`, search: back, replace: true })
      }}
      instead={
        printed.error ? (
          <Failed error={printed.error} title={kernel('pageFailed')} onRetry={printed.retry} />
        ) : progress ? (
          <p role="status">
            {t('read', {
              done: progress.done.toLocaleString('en-US'),
              count: progress.count.toLocaleString('en-US'),
            })}
          </p>
        ) : (
          <p className="visually-hidden">{kernel('loading')}</p>
        )
      }
    >
      {of ? (language) => <StatementSheet of={of} language={language} /> : null}
    </PrintPreview>
  )
}
