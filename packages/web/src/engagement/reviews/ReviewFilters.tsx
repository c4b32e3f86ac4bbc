import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { type ListSearch, textOf, wholeOf } from '../../kernel/url/search.ts'
import { StoreFilter } from '../../stores/stores/StoreFilter.tsx'
import { reviewsText } from './reviews.text.ts'

interface Props {
  readonly search: ListSearch
  readonly set: (change: ListSearch) => void
}

/** The store, unless the caller has only one, and what else narrows the list. */
export default function ReviewFilters({ search, set }: Props) {
  const t = useText(reviewsText)
  const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) => {
    const given = textOf(search[name])
    const value = options.find(([each]) => each === given)?.[0] ?? ''
    return (
      <FilterSelect
        label={label}
        value={value}
        active={value !== ''}
        options={options}
        onChange={(next) => set({ [name]: next || undefined })}
      />
    )
  }
  return (
    <>
      <StoreFilter
        label={t('store')}
        any={t('anyStore')}
        value={wholeOf(search.store)}
        onPick={(id) => set({ store: id })}
      />
      {choice('state', t('state'), [
        ['', t('anyState')],
        ['published', t('published')],
        ['waiting', t('waiting')],
      ])}
      {choice('rating', t('rating'), [
        ['', t('anyRating')],
        ['low', t('low')],
      ])}
      {choice('reply', t('reply'), [
        ['', t('anyReply')],
        ['answered', t('answered')],
        ['unanswered', t('unanswered')],
      ])}
    </>
  )
}
