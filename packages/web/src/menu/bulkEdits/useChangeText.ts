import type { MadeChange } from '@sufra/contract/menuChanges'
import type { Subcategory } from '@sufra/contract/subcategories'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { menuText } from '../items/menu.text.ts'
import { recentText } from './recent.text.ts'
import { flagNames } from '../itemTable/useFlagSwitch.ts'

/** What a change was, in a few words. */
export function useChangeWords(categories: readonly Subcategory[]): (change: MadeChange) => string {
  const t = useText(recentText)
  const menu = useText(menuText)
  const pick = usePick()
  return ({ what, asked }) => {
    if (what === 'copy') return t('copied')
    switch (asked?.what) {
      case 'prices':
        return t(asked.percent < 0 ? 'lowered' : 'raised', { percent: Math.abs(asked.percent) })
      case 'flag':
        return t(asked.value ? 'turnedOn' : 'turnedOff', { flag: menu(flagNames[asked.flag]) })
      case 'category': {
        const category = categories.find(({ id }) => id === asked.sub_category_id)
        return category ? t('movedTo', { name: pick(category.name) }) : t('moved')
      }
      case 'choice':
        return t('attached')
      default:
        return t('sheet')
    }
  }
}
