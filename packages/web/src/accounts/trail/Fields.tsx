import type { TrailChange } from '@sufra/contract/accounts/trail'
import { useText } from '../../kernel/text/language.tsx'
import { FieldChange } from './FieldChange.tsx'
import { changeText } from './trail.text.ts'
import { useFirst } from './useFirst.tsx'

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
  const { id, shown, more } = useFirst(changes, first, (count) => t('more', { count }))
  return (
    <>
      <dl id={id}>
        {shown.map((each) => (
          <FieldChange key={each.field} change={each} one={one} />
        ))}
      </dl>
      {more}
    </>
  )
}
