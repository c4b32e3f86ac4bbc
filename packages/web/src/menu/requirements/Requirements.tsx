import { type Requirement, requirements } from '@sufra/contract/menu/requirements'
import { IconClipboardList } from '@tabler/icons-react'
import { useCallback, useRef, useState } from 'react'
import { rowHistory } from '../../accounts/trail/rowHistory.tsx'
import { rememberFocus } from '../../kernel/browser/rememberFocus.ts'
import { call } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { EntryActions } from '../../kernel/entries/EntryActions.tsx'
import type { EntryList } from '../../kernel/entries/entries.ts'
import { SortedEntries } from '../../kernel/entries/SortedEntries.tsx'
import { useEditedRow } from '../../kernel/forms/useEditedRow.ts'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { useInUse } from '../items/useInUse.tsx'
import { focusFirst, RequirementForm } from './RequirementForm.tsx'
import css from './Requirements.module.css'
import { requirementsText } from './requirements.text.ts'

const requirementList: EntryList<Requirement> = {
  moreActions: rowHistory('requirements'),
  texts: requirementsText,
  icon: IconClipboardList,
  nameOf: ({ name_en, name_ar }) => ({ en: name_en, ar: name_ar }),
  remove: requirements.remove,
  invalidates: [requirements.list],
  useRefused: (name) => useInUse(name),
  useForm: (row, saved) => {
    const form = useEntryForm(requirements.save, requirements.update, {
      row,
      initial: { name_en: row?.name_en ?? '', name_ar: row?.name_ar ?? '' },
      body: (values) => values,
      saved,
      failed: 'shown',
    })
    return { form, en: form.field('name_en'), ar: form.field('name_ar'), maxLength: 200 }
  },
}

/** What customers must have ready: added and worded in one line, sorted, deleted (spec 3 §2). */
export function Requirements() {
  const writes = useSession().can(requirements.save)
  const [{ search }] = useListState()
  const [turn, setTurn] = useState(0)
  const query = useOperation(requirements.list, { body: search ? { search } : {} }, { keep: true })
  const { row: edited, edit, renew } = useEditedRow(async () => (await query.refetch()).data?.requirements)
  const goOn = useRef<() => void>(null)
  const begin = useCallback(
    (requirement: Requirement | null) => {
      edit(requirement)
      setTurn((before) => before + 1)
    },
    [edit],
  )
  /** Back to the row that was edited, or on to the next new one; the form is another by then. */
  const done = () => {
    begin(null)
    const next = goOn.current ?? focusFirst
    goOn.current = null
    setTimeout(next)
  }
  const actions = useCallback(
    (row: Requirement) => {
      const edit = () => {
        goOn.current = rememberFocus()
        begin(row)
      }
      return <EntryActions of={requirementList} row={row} onEdit={edit} />
    },
    [begin],
  )
  return (
    <>
      <PageHeader />
      {writes && (
        <RequirementForm
          key={`${turn} ${edited?.version}`}
          of={requirementList}
          requirement={edited}
          onDone={done}
          onTakeTheirs={() => void renew()}
        />
      )}
      <div className={css.list}>
        <SortedEntries
          of={requirementList}
          query={query}
          rowsOf={(data) => data.requirements}
          actions={writes ? actions : undefined}
          onSort={(order) => call(requirements.sort, { body: { requirements: [...order] } })}
        />
      </div>
    </>
  )
}
