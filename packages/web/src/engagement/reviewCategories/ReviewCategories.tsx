import { type ReviewCategory, reviewCategories } from '@sufra/contract/engagement/reviewCategories'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { IconStar } from '@tabler/icons-react'
import { useMemo } from 'react'
import { rowHistory } from '../../accounts/trail/rowHistory.tsx'
import { call } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import type { EntryColumn, EntryList } from '../../kernel/entries/entries.ts'
import { SortedEntries } from '../../kernel/entries/SortedEntries.tsx'
import { useEntries } from '../../kernel/entries/useEntries.tsx'
import { useNameColumns } from '../../kernel/entries/useEntryColumns.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { CategorySwitch, shownIn } from './CategorySwitch.tsx'
import css from './reviewCategories.module.css'
import { reviewCategoriesText } from './reviewCategories.text.ts'
import { useCategoryActions } from './useCategoryActions.ts'

function useCategoryColumns(of: EntryList<ReviewCategory>): readonly EntryColumn<ReviewCategory>[] {
  const t = useText(reviewCategoriesText)
  const writes = useSession().can(reviewCategories.updateStatus)
  const names = useNameColumns(of)
  return useMemo(
    () => [
      ...names,
      {
        key: 'status',
        head: t('status'),
        cardRole: 'state',
        cell: (category) =>
          writes ? <CategorySwitch category={category} /> : t(category.status ? 'on' : 'off'),
      },
    ],
    [names, t, writes],
  )
}

const categoryList: EntryList<ReviewCategory> = {
  moreActions: rowHistory('review_categories'),
  texts: reviewCategoriesText,
  icon: IconStar,
  nameOf: ({ name_en, name_ar }) => ({ en: name_en, ar: name_ar }),
  useColumns: useCategoryColumns,
  useActions: useCategoryActions,
  remove: reviewCategories.remove,
  invalidates: shownIn,
  useForm: (row, saved) => {
    const form = useEntryForm(reviewCategories.save, reviewCategories.update, {
      row,
      initial: { name_en: row?.name_en ?? '', name_ar: row?.name_ar ?? '' },
      body: (values) => values,
      saved,
      failed: 'shown',
    })
    return { form, en: form.field('name_en'), ar: form.field('name_ar'), maxLength: 60, required: true }
  },
}
const rowsOf = (data: OutputOf<typeof reviewCategories.list>) => data.categories

/** What customers rate, in the order of the columns. */
export function ReviewCategories() {
  const query = useOperation(reviewCategories.list)
  const { add, actions, dialog } = useEntries(categoryList, { query, rowsOf })
  return (
    <div className={css.categories}>
      <div className={css.add}>{add}</div>
      <SortedEntries
        of={categoryList}
        query={query}
        rowsOf={rowsOf}
        actions={actions}
        add={add}
        onSort={(order) => call(reviewCategories.sort, { body: { categories: [...order] } })}
      />
      {dialog}
    </div>
  )
}
