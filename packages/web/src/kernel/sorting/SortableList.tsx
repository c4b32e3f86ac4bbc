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
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { IconGripVertical } from '@tabler/icons-react'
import { type CSSProperties, type ReactNode, useMemo } from 'react'
import { useText } from '../text/language.tsx'
import css from './SortableList.module.css'
import { sortingText } from './sorting.text.ts'

interface Props<Row> {
  readonly label: string
  /** In the order shown. */
  readonly rows: readonly Row[]
  readonly idOf: (row: Row) => number
  readonly nameOf: (row: Row) => string
  /** Cards beside each other; rows under each other without it. */
  readonly grid?: boolean
  /** Where nothing may be moved (a search, a reader). */
  readonly fixed?: boolean
  readonly className?: string
  /** `to` counts from 0. */
  readonly onMove: (id: number, to: number) => void
  /** `handle` is what moves the row; nothing where it may not be moved. */
  readonly children: (row: Row, handle: ReactNode) => ReactNode
}

interface EntryProps {
  readonly id: number
  readonly name: string
  readonly fixed: boolean
  readonly children: (handle: ReactNode) => ReactNode
}

function Entry({ id, name, fixed, children }: EntryProps) {
  const t = useText(sortingText)
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, disabled: fixed })
  const style: CSSProperties = { transform: CSS.Translate.toString(transform), transition }
  const handle = fixed ? null : (
    <button
      ref={setActivatorNodeRef}
      type="button"
      className={css.handle}
      aria-label={t('handle', { name })}
      aria-describedby={attributes['aria-describedby']}
      {...listeners}
    >
      <IconGripVertical size={18} stroke={1.6} aria-hidden />
    </button>
  )
  return (
    <li ref={setNodeRef} className={css.entry} style={style} data-lifted={isDragging || undefined}>
      {children(handle)}
    </li>
  )
}

/** A list put into order by mouse, touch and keyboard, every step said to screen readers. */
export function SortableList<Row>(props: Props<Row>) {
  const { label, rows, idOf, nameOf, grid, fixed = false, className, onMove, children } = props
  const t = useText(sortingText)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // A finger that moves at once is scrolling.
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
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
          {rows.map((row) => (
            <Entry key={idOf(row)} id={idOf(row)} name={nameOf(row)} fixed={fixed}>
              {(handle) => children(row, handle)}
            </Entry>
          ))}
        </ul>
      </SortableContext>
    </DndContext>
  )
}
