import { globalCategories } from '@sufra/contract/menu/globalCategories'
import type { Taxonomy } from '@sufra/contract/menu/taxonomies.shapes'
import type { ReactNode } from 'react'
import { Photo } from '../../kernel/display/Photo.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import css from '../../kernel/sorting/SortableRow.module.css'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { MarkActions, MarkSwitch } from './TaxonomyControls.tsx'
import { marksText } from './taxonomies.text.ts'

interface Props {
  readonly category: Taxonomy
  readonly handle: ReactNode
  readonly onEdit: () => void
}

/** Registration code, name, icon, active switch, edit and delete (spec 3 §2). */
export function CategoryRow({ category, handle, onEdit }: Props) {
  const t = useText(marksText)
  const name = usePick()(category.name)
  const { can } = useSession()
  return (
    <div className={css.row}>
      {handle}
      <Photo picture={category.image} name={name} />
      <span className={css.names}>
        <bdi>{name}</bdi>
        <small>
          <span className="visually-hidden">{t('code')}: </span>
          <bdi dir="ltr">{category.slug ?? '—'}</bdi>
        </small>
      </span>
      {can(globalCategories.update) && (
        <>
          <MarkSwitch kind="category" mark={category} />
          <MarkActions kind="category" mark={category} onEdit={onEdit} />
        </>
      )}
    </div>
  )
}
