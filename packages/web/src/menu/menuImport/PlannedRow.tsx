import type { FieldChange } from '@sufra/contract/menu/bulkEdits'
import { type PlannedRow as Row, sheetKinds } from '@sufra/contract/menu/menuImport'
import { IconAlertTriangle, IconArrowRight, IconChevronRight } from '@tabler/icons-react'
import type { Ref } from 'react'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { labelOf, sheetText } from './columns.text.ts'
import css from './DryRun.module.css'
import { differing } from './longText.rules.ts'
import { menuImportText } from './menuImport.text.ts'
import { ValueText } from './ValueText.tsx'

/** Descriptions are long: show the part that changes. */
function shown(change: FieldChange): FieldChange {
  const { field, before, after } = change
  if (sheetKinds[field] !== 'rich') return change
  const [was, becomes] = differing(String(before ?? ''), String(after ?? ''))
  return { field, before: was, after: becomes }
}

interface Props {
  readonly row: Row
  readonly at: number
  readonly of: number
  readonly measure: Ref<HTMLLIElement>
}

/** What happens to a row of the file: each field before and after, or why it cannot be imported. */
export function PlannedRow({ row, at, of, measure }: Props) {
  const t = useText(menuImportText)
  const pick = usePick()
  const { sheet, what, name, changes, problems } = row
  const label = (field: string) => pick(labelOf(sheet, field))
  return (
    <li
      ref={measure}
      className={css.row}
      data-index={at}
      data-what={what}
      aria-posinset={at + 1}
      aria-setsize={of}
    >
      <div className={css.head}>
        <strong>
          {row.of.map((each) => (
            <span key={each.en} className={css.of}>
              <bdi>{pick(each)}</bdi>
              <IconChevronRight className="turns" size={14} stroke={1.6} aria-hidden />
            </span>
          ))}
          <bdi>{pick(name) || name.en || name.ar || '—'}</bdi>
        </strong>
        <span className={css.at}>{t('at', { sheet: pick(sheetText[sheet]), row: row.row })}</span>
      </div>
      <span className={css.what}>{t(what)}</span>
      <ul className={css.fields}>
        {problems.map(({ field, text }) => (
          <li key={field + text} className={css.problem}>
            <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
            <span>
              {label(field)}: {text}
            </span>
          </li>
        ))}
        {changes.map(shown).map(({ field, before, after }) => (
          <li key={field} data-long={sheetKinds[field] === 'rich' || undefined}>
            <span className={css.label}>{label(field)}</span>{' '}
            {what === 'change' && (
              <>
                <del>
                  <ValueText field={field} value={before} />
                </del>{' '}
                <IconArrowRight className="turns" size={14} stroke={1.6} aria-hidden />
                <span className="visually-hidden">{t('becomes')}</span>{' '}
              </>
            )}
            <ins>
              <ValueText field={field} value={after} />
            </ins>
          </li>
        ))}
      </ul>
    </li>
  )
}
