import type { TaxNumbers } from '@sufra/contract/settings/taxNumber'
import type { Fact } from '../../kernel/print/Facts.tsx'
import { Code } from '../../kernel/print/figures.tsx'
import { usePrintLanguage } from '../../kernel/print/printLanguage.tsx'
import { moneyPrintText } from './print.text.ts'
import css from './sheet.module.css'

const { taxNumber } = moneyPrintText

/** The platform's number, under its name. In both languages it is between its two names. */
export function PlatformTaxNumber({ of: { platform } }: { of: TaxNumbers }) {
  const language = usePrintLanguage()
  if (platform === null) return null
  return (
    <p className={css.taxNumber}>
      {language !== 'ar' && <span lang="en">{taxNumber.en}</span>}
      {language === 'ar' && <span lang="ar">{taxNumber.ar}</span>}
      <Code>{platform}</Code>
      {language === 'both' && (
        <span lang="ar" dir="rtl">
          {taxNumber.ar}
        </span>
      )}
    </p>
  )
}

/** The restaurant's number, among the details. */
export const restaurantTaxNumber = ({ restaurant }: TaxNumbers): Fact | null =>
  restaurant === null ? null : [taxNumber, <Code key="taxNumber">{restaurant}</Code>]
