import { staleVersion } from '@sufra/contract/kernel/staleVersion'
import { categories } from '@sufra/contract/menu/categories'
import { items } from '@sufra/contract/menu/items'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiError, call } from '../../kernel/data/api.ts'
import { messageOf, useOperation } from '../../kernel/data/operations.ts'
import { loadCheck, useCheck, wrongFields } from '../../kernel/data/schemas.ts'
import { sessionStore } from '../../kernel/data/sessionStore.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import * as rules from './itemCell.rules.ts'
import { newestRow, putItem } from './items.cache.ts'

/** The result of a failed save. */
interface Refused {
  /** Messages by field. */
  readonly errors: Readonly<Record<string, string>>
  /** The row as somebody else has saved it meanwhile. */
  readonly theirs?: { readonly by: string; readonly row: rules.CellRow }
}
const nothing: Refused = { errors: {} }

/**
 * Edits one value of an item in place: sends it once, and only if it changed. Somebody else's change of another value
 * is no conflict; a change of the same value is shown.
 */
export function useItemCell(row: rules.CellRow, field: rules.CellField, onClose: () => void) {
  const { language } = useLanguage()
  const kernel = useText(kernelText)
  useCheck(items.update)
  const pick = usePick()
  const { data } = useOperation(
    categories.list,
    { params: { id: row.restaurant_store_id } },
    { enabled: field === 'sub_category_id' },
  )
  const listed = data?.subcategories.map(({ id, name }) => ({ value: String(id), label: pick(name) })) ?? []
  const [was] = useState(() => rules.typedOf(row, field))
  const [typed, setTyped] = useState(was)
  const [refused, setRefused] = useState(nothing)
  const [pending, setPending] = useState(false)
  /** A ref, as state updates wait for the next render: a second Enter is ignored. */
  const now = useRef({ typed, busy: false, done: false, tried: false, mounted: true }).current
  const unchanged = (other: rules.CellRow) => !rules.isChanged(rules.typedOf(other, field), was)

  /** An error without a field is shown at the first one. */
  const refusal = (why: string): Refused => ({ errors: { [rules.partsOf(field)[0] ?? field]: why } })
  const close = () => {
    now.done = true
    onClose()
  }
  const wrong = () => {
    const errors = wrongFields(items.update, rules.changedParts(now.typed, was), language)
    return Object.keys(errors).length === 0 ? undefined : errors
  }
  /** The newest row, if it still has the value the cell was opened with. */
  const rowNow = () => {
    const newest = newestRow(row.id)
    return newest && unchanged(newest) ? newest : row
  }
  async function attempt(standing: rules.CellRow): Promise<Refused | null> {
    const { version } = standing
    const sent = rules.withOtherPrice(standing, rules.changedParts(now.typed, was))
    try {
      const saved = await call(items.update, { params: { id: row.id }, body: { ...sent, version } })
      putItem(row.id, { ...rules.changeOf(standing, sent), version: saved.version })
      return null
    } catch (error) {
      if (error instanceof ApiError && error.body.stale) return meet(error.body.stale.by)
      const errors = error instanceof ApiError ? (error.body.errors ?? {}) : {}
      if (rules.partsOf(field).some((part) => part in errors)) return { errors }
      // Two prices may contradict each other, and the cell shows only one.
      const others = Object.values(errors).join(' ')
      return refusal(others || (messageOf(error) ?? kernel('unavailable')))
    }
  }
  async function meet(by: string): Promise<Refused | null> {
    const { item } = await call(items.show, { params: { id: row.id } })
    if (unchanged(item)) return attempt(item)
    const theirs = rules.typedOf(item, field)
    if (!rules.isChanged(now.typed, theirs)) {
      putItem(row.id, rules.standing(item, field))
      return null
    }
    const parts = rules.partsOf(field).filter((part) => part in rules.changedParts(theirs, was))
    const shown = (part: rules.CellPart) =>
      part === 'sub_category_id'
        ? listed.find(({ value }) => value === String(item.sub_category_id))?.label
        : rules.shownPart(item, part)
    const errors = parts.map((part) => [part, staleVersion(shown(part), language)])
    return { errors: Object.fromEntries(errors), theirs: { by, row: item } }
  }
  const send = async (standing: rules.CellRow) => {
    now.busy = true
    now.tried = true
    setPending(true)
    const found = await attempt(standing).catch((error: unknown) =>
      refusal(messageOf(error) ?? kernel('unavailable')),
    )
    now.busy = false
    if (!now.mounted) {
      if (found) toast.error(`${row.name[language]}: ${Object.values(found.errors).join(' ')}`)
      return
    }
    setPending(false)
    setRefused(found ?? nothing)
    if (!found) close()
  }
  /** `over` is what somebody else has saved, to be overwritten on purpose. */
  const save = async (over?: rules.CellRow) => {
    if (now.busy) return
    now.busy = true
    // What cannot be loaded is left to the server's check.
    await loadCheck(items.update).catch(() => undefined)
    now.busy = false
    const errors = wrong()
    if (errors) setRefused((before) => ({ ...before, errors }))
    else void send(over ?? rowNow())
  }
  const isUnsaved = useCallback(() => !now.done && rules.isChanged(now.typed, was), [now, was])
  const isDirty = useCallback(() => !now.busy && isUnsaved(), [now, isUnsaved])

  // A cell scrolled out of a long list is saved, as if left by Tab.
  const leave = useRef(save)
  leave.current = save
  useEffect(() => {
    now.mounted = true
    return () => {
      now.mounted = false
      if (!now.tried && isDirty() && sessionStore.get()) void leave.current()
    }
  }, [now, isDirty])

  const { theirs } = refused
  return {
    typed,
    set: <Part extends rules.CellPart>(part: Part, value: rules.Typed[Part]) => {
      now.typed = { ...now.typed, [part]: value }
      setTyped(now.typed)
      setRefused((before) => (before.theirs ? before : nothing))
    },
    pending,
    /** The categories of the item's store, for a select. */
    categories: listed,
    errorOf: (part: rules.CellPart): string | undefined => refused.errors[part],
    stale: theirs ?? null,
    /** An unchanged value is not sent; a conflict needs one of its two buttons. */
    save: () => {
      if (theirs || now.busy) return
      if (rules.isChanged(now.typed, was)) void save()
      else close()
    },
    saveMine: () => {
      if (theirs) void save(theirs.row)
    },
    takeTheirs: () => {
      if (theirs) putItem(row.id, rules.standing(theirs.row, field))
      close()
    },
    giveUp: close,
    isDirty,
    isUnsaved,
  }
}
