import { TextInput } from '@mantine/core'
import { choices } from '@sufra/contract/menu/choices'
import type { ItemRow } from '@sufra/contract/menu/items'
import { useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { bulkText } from '../itemTable/bulk.text.ts'
import { sortAndFilter } from '../itemTable/sortAndFilter.rules.ts'
import css from './BulkDialog.module.css'
import type { BulkChange } from './useBulkChange.ts'

interface Props {
  readonly bulk: BulkChange
  readonly items: readonly ItemRow[]
}

/** An item of the store and one of its choices, which is copied to every selected item. */
export function ChoiceFields({ bulk, items }: Props) {
  const t = useText(bulkText)
  const pick = usePick()
  const [search, setSearch] = useState('')
  const [from, setFrom] = useState<number>()
  const [group, setGroup] = useState<number>()
  const query = useOperation(choices.list, { params: { id: from ?? 0 } }, { enabled: from !== undefined })
  const filter = { search: search.trim(), category: undefined, wants: [] }
  const shown = sortAndFilter(items, filter, undefined, { language: 'en', categoryOf: String })
  const choose = (item: number | undefined, item_choice_id: number | undefined) => {
    setFrom(item)
    setGroup(item_choice_id)
    bulk.choose({ what: 'choice', item_choice_id: item_choice_id ?? 0 })
  }
  const error = bulk.errorOf('item_choice_id')
  return (
    <div className={css.halves}>
      <fieldset className={css.pick}>
        <legend>{t('fromItem')}</legend>
        <p className={css.hint}>{t('fromItemHint')}</p>
        <TextInput
          aria-label={t('searchItem')}
          placeholder={t('searchItem')}
          data-autofocus
          maxLength={100}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <div className={css.options}>
          {shown.map((item) => (
            <label key={item.id}>
              <input
                type="radio"
                name="from"
                checked={item.id === from}
                onChange={() => choose(item.id, undefined)}
              />
              <bdi>{pick(item.name)}</bdi>
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset className={css.pick} aria-describedby={error && 'group-error'}>
        <legend>{t('group')}</legend>
        {from === undefined ? (
          <p className={css.hint}>{t('pickItemFirst')}</p>
        ) : (
          <QueryBoundary query={query}>
            {(found) => (
              <div className={css.options}>
                {found.choices.length === 0 && <p className={css.hint}>{t('noGroups')}</p>}
                {found.choices.map((choice) => (
                  <label key={choice.id}>
                    <input
                      type="radio"
                      name="group"
                      checked={choice.id === group}
                      onChange={() => choose(from, choice.id)}
                    />
                    <bdi>{pick({ en: choice.item_choice_name_en, ar: choice.item_choice_name_ar })}</bdi>
                  </label>
                ))}
              </div>
            )}
          </QueryBoundary>
        )}
        {error && (
          <p id="group-error" className={css.error} role="alert">
            {t('chooseGroup')}
          </p>
        )}
      </fieldset>
    </div>
  )
}
