import { type MouseEvent, type PointerEvent, useEffect, useRef } from 'react'
import { ordered, type Range } from './bookedDays.rules.ts'

interface Options {
  readonly mayStart: (day: string) => boolean
  /** Called while dragging; null when the drag was cancelled. */
  readonly onMove: (range: Range | null) => void
  readonly onDone: (range: Range) => void
}
interface Drag {
  readonly pointer: number
  readonly from: string
  readonly x: number
  readonly y: number
  to: string
  /** A finger must rest first: until then it may be scrolling. */
  live: boolean
  readonly timer: ReturnType<typeof setTimeout> | undefined
}

const rest = 350
const slip = 10

const dayOf = (target: EventTarget | null): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined

/** Days chosen by clicking, by dragging, or by holding a finger down and sliding it. */
export function useDayDrag({ mayStart, onMove, onDone }: Options) {
  const grid = useRef<HTMLTableElement>(null)
  const drag = useRef<Drag | null>(null)
  /** A click follows the end of a drag and must not start another range. */
  const clickDue = useRef(false)
  const callOff = useRef(() => undefined)
  callOff.current = () => {
    if (!drag.current) return
    clearTimeout(drag.current.timer)
    if (drag.current.live) onMove(null)
    drag.current = null
  }

  useEffect(() => {
    const element = grid.current
    const holdPage = (event: TouchEvent) => {
      if (drag.current?.live && event.cancelable) event.preventDefault()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') callOff.current()
    }
    element?.addEventListener('touchmove', holdPage, { passive: false })
    document.addEventListener('keydown', onKey)
    return () => {
      element?.removeEventListener('touchmove', holdPage)
      document.removeEventListener('keydown', onKey)
      clearTimeout(drag.current?.timer)
    }
  }, [])

  const begin = () => {
    if (!drag.current) return
    drag.current.live = true
    clickDue.current = true
    onMove(ordered(drag.current.from, drag.current.to))
  }
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLTableElement>) => {
      const day = dayOf(event.target)
      clickDue.current = false
      if (!day || !event.isPrimary || event.button !== 0 || !mayStart(day)) return
      const touch = event.pointerType === 'touch'
      const timer = touch ? setTimeout(begin, rest) : undefined
      const { pointerId: pointer, clientX: x, clientY: y } = event
      drag.current = { pointer, from: day, to: day, x, y, live: false, timer }
      if (touch) return
      event.currentTarget.setPointerCapture(pointer)
      begin()
    },
    onPointerMove: ({ pointerId, clientX, clientY }: PointerEvent) => {
      const now = drag.current
      if (!now || now.pointer !== pointerId) return
      if (!now.live) {
        if (Math.hypot(clientX - now.x, clientY - now.y) > slip) callOff.current()
        return
      }
      const day = dayOf(document.elementFromPoint(clientX, clientY))
      if (!day || day === now.to) return
      now.to = day
      onMove(ordered(now.from, day))
    },
    onPointerUp: ({ pointerId }: PointerEvent) => {
      const now = drag.current
      if (!now || now.pointer !== pointerId) return
      clearTimeout(now.timer)
      drag.current = null
      if (!now.live) return
      // Wait for the click that follows, which would hit the dialog.
      setTimeout(() => {
        clickDue.current = false
        onDone(ordered(now.from, now.to))
      })
    },
    onPointerCancel: () => callOff.current(),
    onClick: ({ target }: MouseEvent) => {
      const day = dayOf(target)
      if (!clickDue.current && day && mayStart(day)) onDone({ first: day, last: day })
    },
    onContextMenu: (event: MouseEvent) => {
      if (drag.current) event.preventDefault()
    },
  }
  return { grid, handlers }
}
