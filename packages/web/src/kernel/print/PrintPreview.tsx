import { Button } from '@mantine/core'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { IconPrinter, IconX } from '@tabler/icons-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useFocusBack } from '../browser/useFocusBack.ts'
import { useCovered } from '../dialogs/useCovered.ts'
import { useKeys } from '../keys/useKeys.ts'
import { useLanguage, useText } from '../text/language.tsx'
import css from './PrintPreview.module.css'
import { pageRules, type RunningHead } from './pageRules.ts'
import { keepPrintLanguage, keptPrintLanguage, type PrintLanguage, printLanguages } from './printLanguage.tsx'
import { printPreviewText } from './printPreview.text.ts'
import { hidden, usePrinting } from './usePrinting.ts'

interface Props {
  readonly title: string
  /** Printed at the foot of each page beside its number, and the file name of a PDF. */
  readonly running: Bilingual
  readonly head?: RunningHead
  readonly tools?: ReactNode
  readonly onClose: () => void
  /** Renders the sheet; null until its data is loaded. */
  readonly children: ((language: PrintLanguage) => ReactNode) | null
  /** Shown in place of the sheet. */
  readonly instead?: ReactNode
  /** The language it opens with, if the page keeps it in its address. */
  readonly language?: PrintLanguage | undefined
  readonly onLanguage?: (language: PrintLanguage) => void
}

/**
 * A print view over the whole screen. It is beside the application in the document, so that nothing of the application
 * is printed and pages break as in a plain document.
 */
export function PrintPreview(props: Props) {
  const { title, running, head, tools, onClose, children, instead, onLanguage } = props
  const t = useText(printPreviewText)
  const { language: reader } = useLanguage()
  const [language, setLanguage] = useState<PrintLanguage>(
    () => props.language ?? keptPrintLanguage() ?? reader,
  )
  const printing = usePrinting()
  const first = useRef<HTMLButtonElement>(null)
  useFocusBack()
  const documentTitle = language === 'both' ? `${running.en} · ${running.ar}` : running[language]
  useLayoutEffect(() => {
    const root = document.getElementById('root')
    root?.setAttribute('inert', '')
    return () => root?.removeAttribute('inert')
  }, [])
  // Not `autoFocus`: the element focused before must be noted first.
  useEffect(() => first.current?.focus(), [])
  // The title is the file name of a PDF.
  useEffect(() => {
    const before = document.title
    document.title = documentTitle
    return () => {
      document.title = before
    }
  }, [documentTitle])
  const covered = useCovered()
  useKeys('print', { back: () => !covered && onClose() })
  return createPortal(
    <div className={css.frame} role="dialog" aria-modal="true" aria-label={title} data-print-preview>
      <style>{pageRules(language, documentTitle, head)}</style>
      <header className={css.bar}>
        <h1>{title}</h1>
        <div className={css.tools}>
          {tools}
          <fieldset className={css.languages} aria-label={t('language')}>
            {printLanguages.map((one) => (
              <label key={one}>
                <input
                  type="radio"
                  name="print-language"
                  checked={one === language}
                  onChange={() => {
                    setLanguage(one)
                    keepPrintLanguage(one)
                    onLanguage?.(one)
                  }}
                />
                {t(one)}
              </label>
            ))}
          </fieldset>
          <Button
            ref={first}
            disabled={!children}
            leftSection={<IconPrinter size={18} stroke={1.6} aria-hidden />}
            style={printing ? hidden : undefined}
            onClick={() => window.print()}
          >
            {t('print')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconX size={18} stroke={1.6} aria-hidden />}
            onClick={onClose}
          >
            {t('close')}
          </Button>
        </div>
      </header>
      {children ? <div className={css.desk}>{children(language)}</div> : instead}
    </div>,
    document.body,
  )
}
