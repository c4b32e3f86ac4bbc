import { trail, trailActions } from '@sufra/contract/accounts/trail'
import { areaNames } from '@sufra/contract/accounts/trail.names'
import { areaOf, tablesSeenBy, trailAreas } from '@sufra/contract/accounts/trail.tables'
import { call } from '../../kernel/data/api.ts'
import DayRange from '../../kernel/list/filters/DayRange.tsx'
import { FilterSelect } from '../../kernel/list/filters/FilterSelect.tsx'
import { PickFilter } from '../../kernel/list/filters/PickFilter.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { type ListSearch, textOf, wholeOf } from '../../kernel/url/search.ts'
import { auditText } from './auditPage.text.ts'
import { RecordFilter } from './RecordFilter.tsx'

interface Props {
  readonly search: ListSearch
  readonly set: (change: ListSearch) => void
}

const people = async () =>
  (await call(trail.people, {})).people.map(({ id, name, email }) => {
    const shown = `${name} · ${email}`
    return { id, name: { en: shown, ar: shown } }
  })

/** By person, area, record, kind of change and days. */
export default function AuditFilters({ search, set }: Props) {
  const t = useText(auditText)
  const pick = usePick()
  const { kind } = useSession()
  const areas = trailAreas.filter((area) => tablesSeenBy(kind).some((table) => areaOf(table) === area))
  // Looks are the platform's own.
  const kinds = trailActions.filter((action) => kind === 'admin' || action !== 'view')
  const choice = (
    name: string,
    label: string,
    options: readonly (readonly [string, string])[],
    also: ListSearch = {},
  ) => {
    const value = textOf(search[name]) ?? ''
    return (
      <FilterSelect
        label={label}
        value={value}
        active={value !== ''}
        options={options}
        onChange={(next) => set({ [name]: next || undefined, ...also })}
      />
    )
  }
  return (
    <>
      <PickFilter
        label={t('person')}
        any={t('anyPerson')}
        name="people of the trail"
        value={wholeOf(search.person)}
        load={people}
        onPick={(person) => set({ person })}
      />
      {choice(
        'area',
        t('area'),
        [['', t('anyArea')], ...areas.map((area) => [area, pick(areaNames[area])] as const)],
        // They may be of another area.
        { table: undefined, record: undefined },
      )}
      <RecordFilter search={search} set={set} />
      {choice('kind', t('kind'), [['', t('anyKind')], ...kinds.map((each) => [each, t(each)] as const)])}
      <DayRange search={search} set={set} />
    </>
  )
}
