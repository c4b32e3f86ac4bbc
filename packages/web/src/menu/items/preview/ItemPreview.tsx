import type { Language } from '@sufra/contract/kernel/language'
import { addons } from '@sufra/contract/menu/addons'
import { categories } from '@sufra/contract/menu/categories'
import { choices } from '@sufra/contract/menu/choices'
import type { Item } from '@sufra/contract/menu/items'
import { requirements } from '@sufra/contract/menu/requirements'
import { useMemo, useState } from 'react'
import { useOperation } from '../../../kernel/data/operations.ts'
import { Callout } from '../../../kernel/display/Callout.tsx'
import { useLanguage, usePick, useText } from '../../../kernel/text/language.tsx'
import { addonGroups, choiceGroups } from '../groups.rules.ts'
import { initialValues } from '../itemForm.values.ts'
import { useTyped } from '../typedStore.tsx'
import { CustomerItem } from './CustomerItem.tsx'
import { customerItem } from './customerItem.rules.ts'
import css from './ItemPreview.module.css'
import { type Note, notesOf } from './notes.rules.ts'
import { previewText } from './preview.text.ts'

const languages = [
  ['en', 'English'],
  ['ar', 'العربية'],
] as const satisfies readonly (readonly [Language, string])[]

function useNotes(): (note: Note) => string {
  const t = useText(previewText)
  const pick = usePick()
  return (note) => {
    switch (note.what) {
      case 'hiddenItem':
        return t('hiddenItem')
      case 'hiddenOption':
        return t('hiddenOption', { name: pick(note.name), group: pick(note.group) })
      case 'impossible':
        return t('impossible', { name: pick(note.name), least: note.least, count: note.count })
      default:
        return t(note.what, { name: pick(note.name) })
    }
  }
}

interface Props {
  /** The saved item; undefined for a new one. */
  readonly item: Item | undefined
  readonly storeId: number
}

/** The item as a customer sees it, with the unsaved values of its forms, in either language. */
export function ItemPreview({ item, storeId }: Props) {
  const t = useText(previewText)
  const say = useNotes()
  const [language, setLanguage] = useState<Language>(useLanguage().language)
  const typed = useTyped()
  const of = [{ params: { id: item?.id ?? 0 } }, { enabled: item !== undefined }] as const
  const chosen = useOperation(choices.list, ...of).data?.choices ?? []
  const added = useOperation(addons.list, ...of).data?.addons ?? []
  const needs = useOperation(requirements.list, { body: {} }).data?.requirements
  const listed = useOperation(categories.list, { params: { id: storeId } }).data?.subcategories
  const kept = useMemo(() => initialValues(item, storeId), [item, storeId])
  const values = typed.item?.values ?? kept
  const shown = customerItem(values, item?.thumb ?? null)
  const groups = { choices: choiceGroups(chosen, typed), addons: addonGroups(added, typed) }
  const names = shown.requirements.flatMap((id) => {
    const need = needs?.find((each) => each.id === id)
    if (need) return { en: need.name_en, ar: need.name_ar }
    return item?.requirements.find((each) => each.id === id)?.name ?? []
  })
  const category = listed?.find(({ id }) => String(id) === values.sub_category_id)
  const notes = notesOf({ item, category, groups: [...groups.choices, ...groups.addons] })
  return (
    <>
      <fieldset className={css.languages}>
        <legend className="visually-hidden">{t('language')}</legend>
        {languages.map(([each, name]) => (
          <button
            key={each}
            type="button"
            lang={each}
            aria-pressed={each === language}
            onClick={() => setLanguage(each)}
          >
            {name}
          </button>
        ))}
      </fieldset>
      {notes.length > 0 && (
        <Callout tone="info">
          {notes.map((note) => (
            <p key={say(note)}>{say(note)}</p>
          ))}
        </Callout>
      )}
      <CustomerItem item={shown} requirements={names} {...groups} language={language} />
    </>
  )
}
