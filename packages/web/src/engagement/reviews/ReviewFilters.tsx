import { stores } from '@sufra/contract/stores/stores'
import { call } from '../../kernel/data/api.ts'
import { FilterSelect } from '../../kernel/list/FilterSelect.tsx'
import { PickFilter } from '../../kernel/list/PickFilter.tsx'
import { useSession } from '../../kernel/session/session.tsx'
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
  const { kind, can } = useSession()
  const store = {
    label: t('store'),
    any: t('anyStore'),
    value: wholeOf(search.store),
    onPick: (id: number | undefined) => set({ store: id }),
  }
  const choice = (name: string, label: string, options: readonly (readonly [string, string])[]) => {
    const value = textOf(search[name]) ?? ''
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
      {kind === 'admin' && <StoreFilter {...store} />}
      {kind === 'restaurant' && can(stores.list) && (
        <PickFilter
          {...store}
          name="own stores"
          load={async () => (await call(stores.list, { body: {} })).stores}
        />
      )}
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
