import { NativeSelect } from '@mantine/core'
import { changeableFlags } from '@sufra/contract/menu/bulkEdits'
import { useState } from 'react'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { menuText } from '../items/menu.text.ts'
import { bulkText } from '../itemTable/bulk.text.ts'
import type { Flag } from '../itemTable/sortAndFilter.rules.ts'
import { flagNames, flagOperations } from '../itemTable/useFlagSwitch.ts'
import css from './BulkDialog.module.css'
import type { BulkChange } from './useBulkChange.ts'

export function FlagFields({ bulk }: { bulk: BulkChange }) {
  const t = useText(bulkText)
  const menu = useText(menuText)
  const { can } = useSession()
  const [chosen, setChosen] = useState({ flag: 'show' as Flag, value: true })
  const choose = (change: Partial<typeof chosen>) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    bulk.choose({ what: 'flag', ...next })
  }
  return (
    <div className={css.row}>
      <NativeSelect
        label={t('whichSwitch')}
        data-autofocus
        value={chosen.flag}
        data={changeableFlags
          .filter((flag) => can(flagOperations[flag]))
          .map((flag) => ({ value: flag, label: menu(flagNames[flag]) }))}
        onChange={(event) => {
          const flag = changeableFlags.find((each) => each === event.currentTarget.value)
          if (flag) choose({ flag })
        }}
      />
      <fieldset className={css.choice}>
        <legend>{t('turn')}</legend>
        {[true, false].map((value) => (
          <label key={String(value)}>
            <input
              type="radio"
              name="value"
              checked={chosen.value === value}
              onChange={() => choose({ value })}
            />
            {t(value ? 'turnOn' : 'turnOff')}
          </label>
        ))}
      </fieldset>
    </div>
  )
}
