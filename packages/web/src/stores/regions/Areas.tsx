import type { OutputOf } from '@sufra/contract/kernel/operation'
import { regions } from '@sufra/contract/stores/regions'
import { useOperation } from '../../kernel/data/operations.ts'
import { idOf } from '../../kernel/entries/entries.ts'
import { useEntries } from '../../kernel/entries/useEntries.tsx'
import { useEntryBulk } from '../../kernel/entries/useEntryBulk.ts'
import { useEmptyWords, useEntryColumns } from '../../kernel/entries/useEntryColumns.tsx'
import { SelectionContext } from '../../kernel/list/bulk/RowTick.tsx'
import { useBulkRows } from '../../kernel/list/bulk/useBulkRows.tsx'
import { Cards } from '../../kernel/list/table/Cards.tsx'
import { Table } from '../../kernel/list/table/Table.tsx'
import { PaneHead, useOnePane } from '../../kernel/page/SplitView.tsx'
import { Empty } from '../../kernel/states/states.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { areaList, type RegionWithAreas } from './regionEntries.tsx'
import { areasText } from './regions.text.ts'

const rowsOf = (data: OutputOf<typeof regions.withAreas>) => data.regions.flatMap(({ areas }) => areas)

interface Props {
  readonly region: RegionWithAreas
  /** To move an area to. */
  readonly regions: readonly RegionWithAreas[]
}

/** The areas of the chosen region. */
export function Areas({ region, regions: all }: Props) {
  const title = useText(areasText)('title', { name: usePick()(region.name) })
  const onePane = useOnePane()
  const List = onePane ? Cards : Table
  const of = areaList(region, all)
  const query = useOperation(regions.withAreas)
  const { add, actions, dialog } = useEntries(of, { query, rowsOf, second: true })
  const bulk = useEntryBulk(of)
  const shown = useEntryColumns(of, actions)
  const { selection, above, below, ...ticked } = useBulkRows(bulk, { ...shown, rows: region.areas, idOf })
  const empty = useEmptyWords(of)
  return (
    <section aria-label={title}>
      <PaneHead title={title}>{add}</PaneHead>
      {region.areas.length === 0 ? (
        <Empty words={empty} />
      ) : (
        <SelectionContext value={selection}>
          {onePane && above}
          <List {...ticked} label={title} rows={region.areas} stale={false} idOf={idOf} />
          {below}
        </SelectionContext>
      )}
      {dialog}
    </section>
  )
}
