import type { TrailChange } from '@sufra/contract/accounts/trail'
import { useText } from '../../kernel/text/language.tsx'
import css from './Change.module.css'
import { ListChange } from './ListChange.tsx'
import { changeText } from './trail.text.ts'
import { useFieldName, useWords } from './words.ts'

interface Props {
  readonly change: TrailChange['changes'][number]
  /** Of a row that was added or deleted: one value, not two. */
  readonly one: boolean
}

/** A field before and after. */
export function FieldChange({ change: { field, before, after }, one }: Props) {
  const t = useText(changeText)
  const nameOf = useFieldName()
  const words = useWords(field)
  // The hidden part of an IBAN has no direction of its own.
  const dir = field === 'iban' ? 'ltr' : undefined
  // For pictures, passwords and long texts the history only says that they changed.
  const valuesHidden = (before ?? null) === null && (after ?? null) === null
  const listed = (value: unknown) => (Array.isArray(value) ? value : [])
  const isList = listed(before).length + listed(after).length > 1
  return (
    <div>
      <dt>{nameOf(field)}</dt>
      <dd>
        {valuesHidden ? (
          t('changed')
        ) : isList ? (
          <ListChange field={field} before={listed(before)} after={listed(after)} />
        ) : (
          <>
            {!one && (
              <>
                <del>
                  <bdi dir={dir}>{words(before)}</bdi>
                </del>
                <span className={css.became} aria-hidden>
                  →
                </span>
                <span className="visually-hidden"> {t('became')} </span>
              </>
            )}
            <bdi dir={dir}>{words(one && (after ?? null) === null ? before : after)}</bdi>
          </>
        )}
      </dd>
    </div>
  )
}
