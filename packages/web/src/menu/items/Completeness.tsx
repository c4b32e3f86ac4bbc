import type { ItemRow } from '@sufra/contract/menu/items'
import { IconAlertTriangle } from '@tabler/icons-react'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './Completeness.module.css'
import { doneOf, partCount } from './completeness.rules.ts'
import { completenessText } from './completeness.text.ts'
import { ItemProblems } from './ItemProblems.tsx'
import { problemsText } from './problems.text.ts'
import { useOverlay } from './useOverlay.ts'
import { useProblemWords } from './useProblemWords.ts'

const radius = 8
const round = 2 * Math.PI * radius

function Ring({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 20 20" className={css.ring} data-whole={share === 1 || undefined} aria-hidden>
      <circle cx="10" cy="10" r={radius} className={css.rest} />
      <circle cx="10" cy="10" r={radius} className={css.done} strokeDasharray={`${share * round} ${round}`} />
      {share === 1 && <path d="M6.5 10.2 9 12.7l4.5-5" className={css.check} />}
    </svg>
  )
}

type Judged = Pick<ItemRow, 'gaps' | 'problems'>

function Missing({ gaps, problems, of }: Judged & { readonly of: RefObject<HTMLElement | null> }) {
  const t = useText(completenessText)
  const panel = useRef<HTMLDivElement>(null)
  useOverlay(panel, of, 'below')
  return (
    <div ref={panel} popover="manual" className={css.missing} aria-hidden>
      <ItemProblems problems={problems} />
      {gaps.length > 0 && (
        <>
          <strong>
            {t('missing')} <bdi>{t('done', { done: gaps.length, all: partCount })}</bdi>
          </strong>
          <ul>
            {gaps.map((gap) => (
              <li key={gap}>{t(gap)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

/**
 * How complete an item is, as a ring, or a warning if nobody can order it. Hovered, focused or tapped, it lists what is
 * missing and what is wrong.
 */
export function Completeness({ gaps, problems, name }: Judged & { readonly name: string }) {
  const t = useText(completenessText)
  const kernel = useText(kernelText)
  const wrong = useText(problemsText)
  const wordsOf = useProblemWords()
  const button = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const done = doneOf(gaps)
  const ring = <Ring share={done / partCount} />
  if (gaps.length === 0 && problems.length === 0)
    return (
      <span role="img" className={css.meter} aria-label={t('whole', { name, done, all: partCount })}>
        {ring}
      </span>
    )
  const what = gaps.map((gap) => t(gap)).join(kernel('listComma'))
  const labels = [
    problems.length > 0 && wrong('named', { name, why: problems.map(wordsOf).join(' ') }),
    gaps.length > 0 && t('lacking', { name, done, all: partCount, what }),
  ]
  const close = () => setOpen(false)
  const onKey = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    <>
      <button
        ref={button}
        type="button"
        className={css.meter}
        aria-label={labels.filter((label) => label !== false).join(' ')}
        data-wrong={problems.length > 0 || undefined}
        onPointerEnter={() => setOpen(true)}
        onPointerLeave={close}
        onFocus={() => setOpen(true)}
        onBlur={close}
        onClick={() => setOpen(true)}
        onKeyDown={onKey}
      >
        {problems.length > 0 ? <IconAlertTriangle size={20} stroke={1.8} aria-hidden /> : ring}
      </button>
      {open && <Missing gaps={gaps} problems={problems} of={button} />}
    </>
  )
}
