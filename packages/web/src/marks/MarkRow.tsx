import type { Mark } from '@sufra/contract/marks.shapes'
import type { ReactNode } from 'react'
import { useInUse } from '../items/useInUse.tsx'
import { RowActions } from '../kernel/list/RowActions.tsx'
import { Photo } from '../kernel/Photo.tsx'
import { StatusSwitch } from '../kernel/StatusSwitch.tsx'
import { useSession } from '../kernel/session.tsx'
import css from '../kernel/sorting/SortableRow.module.css'
import { usePick, useText } from '../kernel/text/language.tsx'
import { useConfirmed } from '../kernel/useConfirmed.ts'
import { marksText } from './marks.text.ts'
import { type MarkKind, markKinds } from './marks.ts'

interface Props {
  readonly kind: MarkKind
  readonly mark: Mark
  readonly handle: ReactNode
  readonly onEdit: () => void
}

/** Registration code, name, icon, active switch, edit and delete (spec 3 §2). */
export function MarkRow({ kind, mark, handle, onEdit }: Props) {
  const t = useText(marksText)
  const name = usePick()(mark.name)
  const { can } = useSession()
  const ops = markKinds[kind]
  const freshens = [ops.list]
  const status = useConfirmed(ops.updateStatus, { freshens })
  const inUse = useInUse(name)
  const remove = useConfirmed(ops.remove, { freshens, refused: inUse.refused })
  const on = mark.status
  const params = { id: mark.id }
  const toggle = () =>
    status.run(
      {
        title: t(on ? 'offAsk' : 'onAsk', { name }),
        text: on && t('offText'),
        action: t(on ? 'turnOff' : 'turnOn'),
      },
      { params, body: { status: !on } },
    )
  const drop = () =>
    remove.run(
      { title: t('removeAsk', { name }), text: t('removeText'), action: t('remove'), danger: true },
      { params },
    )
  return (
    <div className={css.row}>
      {handle}
      <Photo picture={mark.image} name={name} />
      <span className={css.names}>
        <bdi>{name}</bdi>
        <small>
          <span className="visually-hidden">{t('code')}: </span>
          <bdi dir="ltr">{mark.slug ?? '—'}</bdi>
        </small>
      </span>
      {can(ops.update) && (
        <>
          <StatusSwitch
            label={t('activeOf', { name })}
            checked={on}
            pending={status.pending}
            onToggle={() => void toggle()}
          />
          <RowActions name={name} onEdit={onEdit} onRemove={() => void drop()} removing={remove.pending} />
          {inUse.dialog}
        </>
      )}
    </div>
  )
}
