import type { MadeChange } from '@sufra/contract/menu/bulkEdits'
import type { Category } from '@sufra/contract/menu/categories'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { menuText } from '../items/menu.text.ts'
import { flagNames } from '../itemTable/useFlagSwitch.ts'
import { recentText } from './recent.text.ts'

export function useChangeText(categories: readonly Category[]): (change: MadeChange) => string {
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
