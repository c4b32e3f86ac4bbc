import { columnWidths } from '@sufra/contract/accounts/columnWidths'
import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react'
import { onPageLeave } from '../../browser/pageLeave.ts'
import { useText } from '../../text/language.tsx'
import css from './ColumnEdges.module.css'
import { withWidth } from './columns.rules.ts'
import { columnsText } from './columns.text.ts'
import type { ColumnChoice } from './useColumns.ts'
import { useHeads } from './useHeads.ts'

interface Props {
  readonly choice: ColumnChoice
  readonly columns: readonly { readonly key: string }[]
}
/** A column whose width is being chosen. It is kept when the pointer or the keys come to rest. */
interface Draft {
  readonly key: string
  readonly width: number
}

const { least, most } = columnWidths
const stepPx = 16
/** Less is a press, not a drag. */
const dragPx = 3
const restMs = 400
const within = (px: number) => Math.round(Math.min(most, Math.max(least, px)))

/** The edges of a table's heads, which are dragged or moved by keys. The table is told of them once they rest. */
export default function ColumnEdges({ choice, columns }: Props) {
  const t = useText(columnsText)
  const id = useId()
  const box = useRef<HTMLFieldSetElement>(null)
  const [draft, setDraft] = useState<Draft>()
  const [current, setCurrent] = useState<string>()
  const from = useRef<{ readonly x: number; readonly width: number }>(undefined)
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unkept = useRef<() => void>(undefined)
  const heads = useHeads(box, columns)
  useEffect(() => {
    const keepNow = () => unkept.current?.()
    const stopped = onPageLeave(keepNow)
    return () => {
      stopped()
      keepNow()
    }
  }, [])

  const keep = (key: string, width: number | undefined) => {
    clearTimeout(rest.current)
    unkept.current = undefined
    setDraft(undefined)
    choice.keep(withWidth(choice.kept, choice.set, { key, width }))
  }
  const edges = choice.shown.flatMap(({ key, name = key }) => {
    const head = heads?.get(key)
    return head ? [{ key, name, ...head, now: draft?.key === key ? draft.width : head.width }] : []
  })
  /** Towards the end of the line, in either direction of the page. */
  const forward = () => (document.dir === 'rtl' ? -1 : 1)
  const drag = ({ clientX }: PointerEvent, key: string) => {
    const start = from.current
    const moved = start ? (clientX - start.x) * forward() : 0
    if (start && (draft || Math.abs(moved) >= dragPx)) setDraft({ key, width: within(start.width + moved) })
  }
  const drop = () => {
    from.current = undefined
    if (draft) keep(draft.key, draft.width)
  }
  const walk = (event: KeyboardEvent<HTMLElement>, at: number) => {
    const edge = edges[at]
    const step = { ArrowRight: stepPx, ArrowLeft: -stepPx }[event.key]
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key]
    const far = { Home: least, End: most }[event.key]
    if (!edge || event.ctrlKey || event.metaKey || event.altKey) return
    if (step !== undefined || far !== undefined) {
      const width = within(far ?? edge.now + (step ?? 0) * forward())
      setDraft({ key: edge.key, width })
      clearTimeout(rest.current)
      unkept.current = () => keep(edge.key, width)
      rest.current = setTimeout(unkept.current, restMs)
    } else if (next !== undefined) box.current?.querySelectorAll('hr')[next]?.focus()
    else if (event.key === 'Delete') keep(edge.key, undefined)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const stop = edges.some(({ key }) => key === current) ? current : edges[0]?.key
  return (
    <fieldset
      ref={box}
      className={css.edges}
      aria-label={t('widths')}
      data-moving={draft !== undefined || undefined}
      style={{
        inlineSize: Math.max(0, ...[...(heads?.values() ?? [])].map(({ start, width }) => start + width)),
      }}
    >
      {edges.map(({ key, name, start, width, now }, at) => (
        // A rule that takes the focus is a separator that can be moved.
        <hr
          key={key}
          className={css.edge}
          tabIndex={key === stop ? 0 : -1}
          aria-orientation="vertical"
          aria-label={t('width', { column: name })}
          aria-describedby={id}
          aria-valuemin={least}
          aria-valuemax={most}
          aria-valuenow={now}
          data-moving={draft?.key === key || undefined}
          style={{ insetInlineStart: start + now }}
          onFocus={() => {
            if (draft?.key !== key) unkept.current?.()
            setCurrent(key)
          }}
          onKeyDown={(event) => walk(event, at)}
          onDoubleClick={() => keep(key, undefined)}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId)
            from.current = { x: event.clientX, width }
          }}
          onPointerMove={(event) => drag(event, key)}
          onPointerUp={drop}
          onPointerCancel={drop}
        />
      ))}
      <span id={id} hidden>
        {t('widthKeys')}
      </span>
    </fieldset>
  )
}
