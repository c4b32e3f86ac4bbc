import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconGripVertical } from '@tabler/icons-react'
import { type CSSProperties, memo, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react'
import { useInViewport } from '../browser/useInViewport.ts'
import { useText } from '../text/language.tsx'
import css from './SortableList.module.css'
import { sortingText } from './sorting.text.ts'

interface Props<Row> {
  readonly row: Row
  readonly id: number
  readonly name: string
  readonly fixed: boolean
  /** Must be the same function on every render: an entry renders again only when its row changes. */
  readonly draw: (row: Row, handle: ReactNode) => ReactNode
}

interface FarProps<Row> extends Props<Row> {
  /** One of the rows visible at first. */
  readonly first: boolean
  /** Placeholder while it is far from the viewport. */
  readonly far: (row: Row) => ReactNode
}

function Sortable<Row>({
  row,
  id,
  name,
  fixed,
  draw,
  lifted,
}: Props<Row> & { lifted?: (now: boolean) => void }) {
  const t = useText(sortingText)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: fixed })
  useEffect(() => lifted?.(isDragging), [lifted, isDragging])
  const style: CSSProperties = { transform: CSS.Translate.toString(transform), transition }
  const described = attributes['aria-describedby']
  const content = useMemo(
    () =>
      draw(
        row,
        fixed ? null : (
          <button
            ref={setActivatorNodeRef}
            type="button"
            className={css.handle}
            aria-label={t('handle', { name })}
            aria-describedby={described}
            {...listeners}
          >
            <IconGripVertical size={18} stroke={1.6} aria-hidden />
          </button>
        ),
      ),
    [draw, row, fixed, setActivatorNodeRef, t, name, described, listeners],
  )
  return (
    <div ref={setNodeRef} className={css.entry} style={style} data-lifted={isDragging || undefined}>
      {content}
    </div>
  )
}

function Plain<Row>(props: Props<Row>) {
  return (
    <li className={css.item}>
      <Sortable {...props} />
    </li>
  )
}

function Windowed<Row>({ first, far, ...props }: FarProps<Row>) {
  const item = useRef<HTMLLIElement>(null)
  const dragged = useRef(false)
  const held = useCallback(() => dragged.current, [])
  const lifted = useCallback((now: boolean) => {
    dragged.current = now
  }, [])
  const { near, height } = useInViewport(item, first, held)
  return (
    <li ref={item} className={css.item} style={near ? undefined : { minBlockSize: height }}>
      {near ? <Sortable {...props} lifted={lifted} /> : far(props.row)}
    </li>
  )
}

/** A draggable row. */
export const SortableEntry = memo(Plain) as typeof Plain
/** The same for long lists: only rows near the viewport are rendered in full. */
export const WindowedEntry = memo(Windowed) as typeof Windowed
