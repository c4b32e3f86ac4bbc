import { useText } from '../../kernel/text/language.tsx'
import css from './Change.module.css'
import { changeText } from './trail.text.ts'
import { useFirst } from './useFirst.tsx'
import { useWords } from './words.ts'

/** Long lists, such as the permissions of a role, would fill the page. */
const first = 5

const textOf = (value: unknown) => JSON.stringify(value)

/** A list before and after: only what was added to it and removed from it. */
export function ListChange({
  field,
  before,
  after,
}: {
  readonly field: string
  readonly before: readonly unknown[]
  readonly after: readonly unknown[]
}) {
  const t = useText(changeText)
  const words = useWords(field)
  const without = (list: readonly unknown[], others: readonly unknown[]) => {
    const known = new Set(others.map(textOf))
    return list.filter((each) => !known.has(textOf(each)))
  }
  const rows = [
    ...without(after, before).map((value) => ({ value, added: true })),
    ...without(before, after).map((value) => ({ value, added: false })),
  ]
  const { id, shown, more } = useFirst(rows, first, (count) => t('moreValues', { count }))
  // Only the order changed.
  if (rows.length === 0) return t('changed')
  return (
    <>
      <ul id={id} className={css.values}>
        {shown.map(({ value, added }) => (
          <li key={`${added}${textOf(value)}`}>
            <span className="visually-hidden">{t(added ? 'insert' : 'delete')}: </span>
            {added ? <bdi>{words(value)}</bdi> : <del>{words(value)}</del>}
          </li>
        ))}
      </ul>
      {more}
    </>
  )
}
