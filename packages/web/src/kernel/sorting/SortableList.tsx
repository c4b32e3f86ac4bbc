import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { type ReactNode, useMemo } from 'react'
import { useText } from '../text/language.tsx'
import { SortableEntry, WindowedEntry } from './SortableEntry.tsx'
import css from './SortableList.module.css'
import { sortingText } from './sorting.text.ts'

interface Props<Row> {
  readonly label: string
  /** In display order. */
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => number
  readonly nameOf: (row: Row) => string
  /** Cards in a grid; by default rows below each other. */
  readonly grid?: boolean
  /** Nothing can be moved, as during a search or without permission. */
  readonly fixed?: boolean
  readonly className?: string
  /** `to` counts from 0. */
  readonly onMove: (id: number, to: number) => void
  /** `handle` moves the row; empty if it can't be moved. Must be the same function while nothing else changes. */
  readonly children: (row: Row, handle: ReactNode) => ReactNode
  /** For lists of hundreds: placeholder of a row that is far from the viewport. */
  readonly far?: (row: Row) => ReactNode
}

// Constant objects: new ones would render every row again with the list.
const byMouse = { activationConstraint: { distance: 4 } }
/** A finger that moves at once scrolls. */
const byTouch = { activationConstraint: { delay: 180, tolerance: 6 } }
const byKeyboard = { coordinateGetter: sortableKeyboardCoordinates }

/** Rows rendered in full at first; the rest as they come near. */
const mostAtFirst = 12

/** A list sorted by mouse, touch or keyboard. Every step is announced to screen readers. */
export function SortableList<Row>(props: Props<Row>) {
  const { label, rows, idOf, nameOf, grid, fixed = false, className, onMove, children, far } = props
  const t = useText(sortingText)
  const sensors = useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(TouchSensor, byTouch),
    useSensor(KeyboardSensor, byKeyboard),
  )
  const ids = useMemo(() => rows.map(idOf), [rows, idOf])
  const words = (id: unknown, at: unknown = id) => {
    const row = rows.find((each) => idOf(each) === id)
    return { name: row ? nameOf(row) : '', at: ids.indexOf(Number(at)) + 1, all: ids.length }
  }
  const announcements: Announcements = {
    onDragStart: ({ active }) => t('lifted', words(active.id)),
    onDragOver: ({ active, over }) => t('over', words(active.id, over?.id)),
    onDragEnd: ({ active, over }) => t('dropped', words(active.id, over?.id)),
    onDragCancel: ({ active }) => t('cancelled', words(active.id)),
  }
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) onMove(Number(active.id), ids.indexOf(Number(over.id)))
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements, screenReaderInstructions: { draggable: t('how') } }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={grid ? rectSortingStrategy : verticalListSortingStrategy}>
        <ul className={className ?? (grid ? css.grid : css.list)} aria-label={label}>
          {rows.map((row, at) => {
            const entry = { row, id: idOf(row), name: nameOf(row), fixed, draw: children }
            return far ? (
              <WindowedEntry key={entry.id} {...entry} first={at < mostAtFirst} far={far} />
            ) : (
              <SortableEntry key={entry.id} {...entry} />
            )
          })}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
