import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { figures } from '@sufra/contract/money/figures'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import type { FigureOf } from './figureOf.ts'
import css from './figures.module.css'
import { figuresText } from './figures.text.ts'
import { formulaText } from './formula.text.ts'

interface Props {
  readonly name: string
  readonly figure: FigureOf['figure']
  readonly explained: OutputOf<typeof figures.explain>
}

/** How a figure is worked out, in words and with its own numbers. */
export function Formula({ name, figure, explained }: Props) {
  const t = useText(figuresText)
  const words = useText(formulaText)
  const pick = usePick()
  const { terms, percent, amount } = explained
  const base = terms.reduce((sum, term) => sum + term.amount, 0)
  return (
    <>
      <h3>{t('formula')}</h3>
      <p>{words(figure)}</p>
      <dl className={css.terms}>
        {terms.map((term) => (
          <div key={term.term}>
            <dt>{pick(term.name)}</dt>
            <dd>
              <Money amount={term.amount} bare />
            </dd>
          </div>
        ))}
        {percent !== null && (
          <div>
            <dt>{t('percentage')}</dt>
            <dd>
              <Ltr>
                {percent} % × <Money amount={base} bare />
              </Ltr>
            </dd>
          </div>
        )}
        <div data-sum>
          <dt>{name}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      </dl>
    </>
  )
}
