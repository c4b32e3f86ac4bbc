import { IconCheck, IconColumns3 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../browser/late.ts'
import { PopAction, PopMenu, PopRule } from '../display/PopMenu.tsx'
import { useText } from '../text/language.tsx'
import type { ColumnSet } from './columns.rules.ts'
import { columnsText } from './columns.text.ts'
import css from './ListScreen.module.css'
import type { ColumnChoice } from './useColumns.ts'

const ColumnsDialog = late(() => import('./ColumnsDialog.tsx'))

interface Props {
  readonly sets: readonly ColumnSet[]
  readonly choice: ColumnChoice
}

/** Column sets in a menu, with a dialog for single columns. */
export default function ColumnsMenu({ sets, choice }: Props) {
  const t = useText(columnsText)
  const [choosing, setChoosing] = useState(false)
  return (
    <>
      <PopMenu
        label={t('columns')}
        place="below"
        buttonClass={css.tool}
        button={<IconColumns3 size={20} stroke={1.6} aria-hidden />}
      >
        {sets.map(({ key, name }) => (
          <PopAction
            key={key}
            chosen={key === choice.set.key}
            icon={<IconCheck size={18} stroke={1.6} aria-hidden />}
            run={() => choice.keep({ set: key, columns: choice.kept?.columns ?? {} })}
          >
            {name}
          </PopAction>
        ))}
        <PopRule />
        <PopAction icon={<IconColumns3 size={18} stroke={1.6} aria-hidden />} run={() => setChoosing(true)}>
          {t('choose')}
        </PopAction>
      </PopMenu>
      <Suspense>{choosing && <ColumnsDialog choice={choice} onClose={() => setChoosing(false)} />}</Suspense>
    </>
  )
}
