import type { TrailChange } from '@sufra/contract/accounts/trail'
import { useId, useState } from 'react'
import { useText } from '../../kernel/text/language.tsx'
import css from './Change.module.css'
import { FieldChange } from './FieldChange.tsx'
import { changeText } from './trail.text.ts'

/** A new record has many fields: the first tell what it is. */
const first = 4

/** The fields of a change; of many, the others on demand. */
export function Fields({
  changes,
  one,
}: {
  readonly changes: TrailChange['changes']
  readonly one: boolean
}) {
  const t = useText(changeText)
  const id = useId()
  const [all, setAll] = useState(false)
  const rest = changes.length - first
  const shown = all || rest <= 1 ? changes : changes.slice(0, first)
  return (
    <>
      <dl id={id}>
        {shown.map((each) => (
          <FieldChange key={each.field} change={each} one={one} />
        ))}
      </dl>
      {shown.length < changes.length && (
        <button type="button" className={css.more} aria-controls={id} onClick={() => setAll(true)}>
          {t('more', { count: rest })}
        </button>
      )}
    </>
  )
}
