import { useEffect, useState } from 'react'
import { isInForm } from '../kernel/forms/openForms.ts'

const idleAfterMs = 15_000
const lookEveryMs = 1000
const doings = ['keydown', 'pointerdown', 'wheel', 'touchmove'] as const

/** Whether nobody has done anything for a while and nothing is being filled in; once so, until a form is opened. */
export function useIdle(active: boolean): boolean {
  const [idle, setIdle] = useState(false)
  useEffect(() => {
    if (!active) return setIdle(false)
    let since = performance.now()
    const busy = () => {
      since = performance.now()
    }
    for (const doing of doings) addEventListener(doing, busy, { capture: true, passive: true })
    const timer = setInterval(() => {
      const free = performance.now() - since >= idleAfterMs
      setIdle((was) => !isInForm() && (was || free))
    }, lookEveryMs)
    return () => {
      clearInterval(timer)
      for (const doing of doings) removeEventListener(doing, busy, { capture: true })
    }
  }, [active])
  return idle
}
