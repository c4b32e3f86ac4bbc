import { Button } from '@mantine/core'
import { type Person, people, personSorts } from '@sufra/contract/accounts/people'
import { IconMailPlus, IconUsers } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { BulkList } from '../../kernel/list/bulk/BulkList.tsx'
import { useListSort } from '../../kernel/list/table/useListSort.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { folded } from '../../kernel/text/folded.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { PersonActions } from './PersonActions.tsx'
import { peopleText } from './people.text.ts'
import { personCard, personColumns } from './personColumns.tsx'
import { useSideText } from './sides.text.ts'
import { usePersonBulk } from './usePersonBulk.ts'

const PersonDialog = late(() => import('./PersonDialog.tsx'))
const idOf = ({ id }: Person) => id

/** The people of the own side. Search is local, as the list comes whole. */
export function People() {
  const t = useText(peopleText)
  const side = useSideText()
  const pick = usePick()
  const { can } = useSession()
  const [{ page, count, search }] = useListState()
  const [edited, setEdited] = useState<Person | 'new' | null>(null)
  const { sorting, body } = useListSort(personSorts, 'name')
  const query = useOperation(people.list, { body }, { keep: true })
  const wanted = folded(search)
  const all = query.data?.users.filter(
    ({ name, email }) => folded(name).includes(wanted) || email.includes(wanted),
  )
  const actions = (user: Person) => <PersonActions user={user} onEdit={() => setEdited(user)} />
  const bulk = usePersonBulk()
  const means = { t, pick, actions }
  const add = can(people.save) && (
    <Button
      data-do="add"
      leftSection={<IconMailPlus size={18} stroke={1.6} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      {side('add')}
    </Button>
  )
  return (
    <>
      <BulkList
        bulk={bulk}
        headless
        label={side('users')}
        filters={add}
        search={{ label: t('search') }}
        sorting={sorting}
        columnPicker={{ list: 'people' }}
        columns={personColumns(means)}
        card={personCard(means)}
        idOf={idOf}
        empty={{
          icon: <IconUsers size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: side('emptyText'),
          action: add,
        }}
        query={query}
        rows={all?.slice((page - 1) * count, page * count)}
        total={all?.length}
        cut={query.data?.cut}
      />
      <Suspense>
        {edited && (
          <PersonDialog id={edited === 'new' ? undefined : edited.id} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </>
  )
}
