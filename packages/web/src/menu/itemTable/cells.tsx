import type { ItemRow } from '@sufra/contract/menu/items'
import { IconCheck, IconMinus } from '@tabler/icons-react'
import { memo, useState } from 'react'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { ItemCell } from '../items/ItemCell.tsx'
import { menuText } from '../items/menu.text.ts'
import css from './cells.module.css'
import { itemTableText } from './itemTable.text.ts'
import type { Flag } from './sortAndFilter.rules.ts'
import { flagNames } from './useFlagSwitch.ts'

/** The name in the reader's language, and in the other beside it. */
export function NameCell({ item }: { item: ItemRow }) {
  const { language } = useLanguage()
  const other = language === 'en' ? 'ar' : 'en'
  return (
    <ItemCell item={item} field="name">
      <span className={css.names}>
        <bdi>{item.name[language]}</bdi>
        <bdi lang={other}>{item.name[other]}</bdi>
      </span>
    </ItemCell>
  )
}

interface FlagProps {
  readonly item: ItemRow
  readonly flag: Flag
  /** If false, the value is shown without a switch. */
  readonly writable: boolean
  readonly onSwitch: (item: ItemRow, flag: Flag) => Promise<void>
}

export const FlagCell = memo(function FlagCell({ item, flag, writable, onSwitch }: FlagProps) {
  const t = useText(menuText)
  const words = useText(itemTableText)
  const name = usePick()(item.name)
  const [pending, setPending] = useState(false)
  const on = item[flag]
  if (!writable)
    return (
      <span className={css.mark} data-on={on || undefined}>
        {on ? (
          <IconCheck size={18} stroke={1.8} aria-hidden />
        ) : (
          <IconMinus size={18} stroke={1.6} aria-hidden />
        )}
        <span className="visually-hidden">{words(on ? 'on' : 'off')}</span>
      </span>
    )
  const toggle = async () => {
    setPending(true)
    await onSwitch(item, flag)
    setPending(false)
  }
  return (
    <StatusSwitch
      label={t('flagOf', { flag: t(flagNames[flag]), name })}
      checked={on}
      pending={pending}
      onToggle={() => void toggle()}
    />
  )
})
