import { type Dirhams, formatQar } from '@sufra/contract/kernel/money'
import type { ReactNode } from 'react'
import css from './paper.module.css'

/** Phones, ids, amounts: left to right wherever they stand. */
export const Code = ({ children }: { children: ReactNode }) => (
  <bdi dir="ltr" className={css.code}>
    {children}
  </bdi>
)

export const Amount = ({ of }: { of: Dirhams }) => <Code>{formatQar(of).replace('-', '−')}</Code>

export const Qar = ({ of }: { of: Dirhams }) => (
  <Code>
    <span className={css.unit}>QAR</span> {formatQar(of).replace('-', '−')}
  </Code>
)

/** `5500 0000`; the country's prefix is for the wire (spec 1 §9). */
export const phone = (mobile: string): string =>
  mobile.replace(/^974(?=\d{8}$)/, '').replace(/^(\d{4})(\d{4})$/, '$1 $2')
