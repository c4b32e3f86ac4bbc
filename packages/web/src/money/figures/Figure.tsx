import { currency, type Dirhams, formatQar } from '@sufra/contract/kernel/money'
import { explaining } from '@sufra/contract/money/figures.names'
import { Suspense, use, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { Money } from '../../kernel/display/Money.tsx'
import { SessionContext } from '../../kernel/session/session.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import type { EventActions, FigureOf } from './figureOf.ts'
import css from './figures.module.css'
import { figuresText } from './figures.text.ts'

const FigureDrawer = late(() => import('./FigureDrawer.tsx'))

interface Props {
  readonly name: string
  readonly amount: Dirhams
  readonly of: FigureOf
  readonly bare?: boolean
  /** What can be done about an event where it is explained. */
  readonly actions?: EventActions
}

/**
 * An amount that shows its formula and what it is made of when it is pressed. Who may not ask for it, or reads an order by
 * a link, is shown the amount alone.
 */
export function Figure({ name, amount, of, bare = false, actions }: Props) {
  const t = useText(figuresText)
  const { language } = useLanguage()
  const session = use(SessionContext)
  const [open, setOpen] = useState(false)
  const money = <Money amount={amount} bare={bare} />
  if (!session?.can(explaining, of)) return money
  // The name begins with what is seen, for people who speak to the page.
  const written = formatQar(amount)
  const unit = bare ? [] : [currency[language]]
  const shown = language === 'ar' ? [written, ...unit] : [...unit, written]
  return (
    <>
      <button
        type="button"
        className={css.figure}
        aria-label={`${shown.join(' ')}. ${t('explain', { figure: name })}`}
        onClick={() => setOpen(true)}
      >
        {money}
      </button>
      <Suspense>
        {open && <FigureDrawer name={name} of={of} actions={actions} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
