import { IconCheck, IconColumns3 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../browser/late.ts'
import { PopAction, PopMenu, PopRule } from '../../display/PopMenu.tsx'
import { useText } from '../../text/language.tsx'
import css from '../views/ViewsMenu.module.css'
import { columnsText } from './columns.text.ts'
import type { ColumnChoice } from './useColumns.ts'

const ColumnsDialog = late(() => import('./ColumnsDialog.tsx'))

/** Column sets in a menu, with a dialog for single columns; of one set, the dialog alone. */
export default function ColumnsMenu({ choice }: { readonly choice: ColumnChoice }) {
  const t = useText(columnsText)
  const [choosing, setChoosing] = useState(false)
  const icon = <IconColumns3 size={20} stroke={1.6} aria-hidden />
  return (
    <>
      {choice.sets.length === 1 ? (
        <button
          type="button"
          className={css.tool}
          aria-label={t('choose')}
          data-tip={t('choose')}
          onClick={() => setChoosing(true)}
        >
          {icon}
        </button>
      ) : (
        <PopMenu label={t('columns')} place="below" buttonClass={css.tool} button={icon}>
          {choice.sets.map(({ key, name }) => (
            <PopAction
              key={key}
              chosen={key === choice.set.key}
              icon={<IconCheck size={18} stroke={1.6} aria-hidden />}
              run={() => choice.keep({ ...choice.kept, set: key, columns: choice.kept?.columns ?? {} })}
            >
              {name}
            </PopAction>
          ))}
          <PopRule />
          <PopAction icon={<IconColumns3 size={18} stroke={1.6} aria-hidden />} run={() => setChoosing(true)}>
            {t('choose')}
          </PopAction>
        </PopMenu>
      )}
      <Suspense>{choosing && <ColumnsDialog choice={choice} onClose={() => setChoosing(false)} />}</Suspense>
    </>
  )
}
