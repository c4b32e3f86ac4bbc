import type { TaxNumbers } from '@sufra/contract/settings/taxNumber'
import type { Fact } from '../../kernel/paper/Facts.tsx'
import { Code } from '../../kernel/paper/figures.tsx'
import { usePaperLanguage } from '../../kernel/paper/paperLanguage.tsx'
import { moneyPaperText } from './paper.text.ts'
import css from './sheet.module.css'

const { taxNumber } = moneyPaperText

/** The platform's number, under its name. In both languages it is between its two names. */
export function PlatformTaxNumber({ of: { platform } }: { of: TaxNumbers }) {
  const language = usePaperLanguage()
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
