import type { Language } from '@sufra/contract/kernel/language'
import { currency, type Dirhams, formatQar } from '@sufra/contract/kernel/money'
import { localPhone } from '@sufra/contract/kernel/phone'
import type { ReactNode } from 'react'
import css from './print.module.css'
import { usePrintLanguage } from './printLanguage.tsx'

/** Phones, ids and amounts: always left to right. */
export const Code = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" className={css.code}>
    {children}
  </bdi>
)

export const Amount = ({ of }: { of: Dirhams }) => <Code>{formatQar(of).replace('-', '−')}</Code>

/** An amount with its currency, which is in English if the sheet is in both languages. */
export function Qar({ of }: { of: Dirhams }) {
  const unit = (language: Language) => <span className={css.unit}>{currency[language]}</span>
  if (usePrintLanguage() === 'ar')
    return (
      <bdi dir="rtl" className={css.code}>
        <Amount of={of} /> {unit('ar')}
      </bdi>
    )
  return (
    <Code>
      {unit('en')} {formatQar(of).replace('-', '−')}
    </Code>
  )
}

/** `5500 0000`, without the country's prefix, which is for the wire only (spec 1 §9). */
export const phone = (mobile: string): string => localPhone(mobile).replace(/^(\d{4})(\d{4})$/, '$1 $2')
