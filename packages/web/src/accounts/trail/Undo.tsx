import { type TrailChange, trail } from '@sufra/contract/accounts/trail'
import type { Operation } from '@sufra/contract/kernel/operation'
import { queryClient } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './Change.module.css'
import { changeText } from './trail.text.ts'
import { useFieldName, useWords } from './words.ts'

type Changed = Pick<TrailChange, 'changes'> & Partial<Pick<TrailChange, 'undo'>>

/** Takes a change back, where the server says how. */
export function Undo({ change: { undo, changes } }: { readonly change: Changed }) {
  const [change] = changes
  return undo && change ? <UndoButton undo={undo} change={change} /> : null
}

/** Whatever shows the record, except rows that forms were opened with. */
const refetchRecords = () =>
  void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'form' })

interface Props {
  readonly undo: NonNullable<TrailChange['undo']>
  readonly change: TrailChange['changes'][number]
}

function UndoButton({ undo: { operation, path, multipart, body }, change }: Props) {
  const t = useText(changeText)
  const { kind } = useSession()
  const name = useFieldName()(change.field)
  const words = useWords(change.field)
  // The server names the save and its body as they go over the wire, so the contract's description is not needed.
  const save = { id: operation, method: 'POST', paths: { [kind]: path }, multipart } as unknown as Operation
  const { run, pending } = useConfirmed(save, {
    invalidates: [trail.list, trail.record],
    done: refetchRecords,
  })
  const undo = () =>
    void run(
      {
        title: t('undoAsk'),
        text: (
          <>
            {name}: <bdi>{words(change.after)}</bdi>
            <span className={css.became} aria-hidden>
              →
            </span>
            <span className="visually-hidden"> {t('became')} </span>
            <bdi>{words(change.before)}</bdi>
          </>
        ),
        action: t('undoNow'),
        success: t('undone'),
      },
      { body },
    )
  return (
    <button
      type="button"
      className={css.more}
      aria-label={t('undoField', { field: name })}
      disabled={pending}
      onClick={undo}
    >
      {t('undo')}
    </button>
  )
}
