import { type Requirement, requirements } from '@sufra/contract/menu/requirements'
import type { ReactNode } from 'react'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { RowActions } from '../../kernel/list/RowActions.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import css from '../../kernel/sorting/SortableRow.module.css'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { useInUse } from '../items/useInUse.tsx'
import { requirementsText } from './requirements.text.ts'

interface Props {
  readonly requirement: Requirement
  readonly handle: ReactNode
  readonly onEdit: () => void
}

/** In both languages: they are worded side by side. */
export function RequirementRow({ requirement, handle, onEdit }: Props) {
  const t = useText(requirementsText)
  const { language } = useLanguage()
  const { can } = useSession()
  const { name_en, name_ar } = requirement
  const [name, other] = language === 'ar' ? [name_ar, name_en] : [name_en, name_ar]
  const inUse = useInUse(name)
  const remove = useConfirmed(requirements.remove, {
    freshens: [requirements.list],
    refused: inUse.refused,
  })
  const drop = () =>
    remove.run(
      {
        title: t('removeAsk', { name }),
        text: t('removeText'),
        action: t('remove'),
        success: t('removed', { name }),
        danger: true,
      },
      { params: { id: requirement.id } },
    )
  return (
    <div className={css.row}>
      {handle}
      <span className={css.names}>
        <bdi>{name}</bdi>
        <small lang={language === 'ar' ? 'en' : 'ar'}>
          <bdi>{other}</bdi>
        </small>
      </span>
      {can(requirements.update) && (
        <>
          <RowActions name={name} onEdit={onEdit} onRemove={() => void drop()} removing={remove.pending} />
          {inUse.dialog}
        </>
      )}
    </div>
  )
}
