import { formatQar } from '@sufra/contract/kernel/money'
import { Money } from '../../kernel/display/Money.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './figures.module.css'
import { figuresText } from './figures.text.ts'

interface Props {
  readonly name: string
  readonly amount: number
  /** Undefined if the amount has no explanation of its own. */
  readonly onExplain: (() => void) | undefined
}

/** The amount of a part, which is explained when it is pressed. */
export function PartAmount({ name, amount, onExplain }: Props) {
  const t = useText(figuresText)
  if (!onExplain) return <Money amount={amount} bare />
  return (
    <button
      type="button"
      className={css.figure}
      aria-label={`${formatQar(amount)}. ${t('explain', { figure: name })}`}
      onClick={onExplain}
    >
      <Money amount={amount} bare />
    </button>
  )
}
