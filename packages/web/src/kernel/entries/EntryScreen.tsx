import { Button } from '@mantine/core'
import { type Unit, units } from '@sufra/contract/units'
import { IconPlus, IconScale } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { kernelText } from '../text/kernel.text.ts'
import { late } from '../browser/late.ts'
import { ListScreen } from '../list/ListScreen.tsx'
import { useListState } from '../url/search.ts'
import { useOperation } from '../data/operations.ts'
import { useLanguage, usePick, useText } from '../text/language.tsx'
import { UnitActions } from './EntryActions.tsx'
import { unitsText } from '../../menu/units/units.text.ts'

const UnitDialog = late(() => import('../../units/UnitDialog.tsx'))

const idOf = ({ id }: Unit) => id

/** What items are counted by: kept here, chosen in their form. */
export function Units() {
  const t = useText(unitsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { language } = useLanguage()
  const [{ page, count, search }] = useListState()
  const [edited, setEdited] = useState<Unit | 'new' | null>(null)
  const query = useOperation(units.list, { body: { search } }, { keep: true })
  const all = query.data?.units
  const actions = (unit: Unit) => <UnitActions unit={unit} onEdit={() => setEdited(unit)} />
  const inLanguage = (side: 'en' | 'ar', { name }: Unit) => (
    <bdi key={side} lang={side}>
      {name[side]}
    </bdi>
  )
  const english = kernel('inEnglish', { what: t('name') })
  const arabic = kernel('inArabic', { what: t('name') })
  const add = (
    <Button leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  )
  const takeTheirs = async ({ id }: Unit) => {
    const { data } = await query.refetch()
    setEdited(data?.units.find((unit) => unit.id === id) ?? null)
  }
  return (
    <>
      <ListScreen
        label={t('units')}
        actions={add}
        search={{ label: t('search') }}
        columns={[
          { key: 'en', head: english, cell: (unit) => inLanguage('en', unit), skeleton: 120 },
          { key: 'ar', head: arabic, cell: (unit) => inLanguage('ar', unit), skeleton: 100 },
          { key: 'actions', head: kernel('actions'), cell: actions, end: true, skeleton: 72 },
        ]}
        card={(unit) => ({
          title: <bdi>{pick(unit.name)}</bdi>,
          state: actions(unit),
          facts: [language === 'ar' ? [english, inLanguage('en', unit)] : [arabic, inLanguage('ar', unit)]],
        })}
        idOf={idOf}
        empty={{
          icon: <IconScale size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
          action: add,
        }}
        query={query}
        cut={query.data?.cut}
        rows={all?.slice((page - 1) * count, page * count)}
        total={all?.length}
      />
      <Suspense>
        {edited && (
          <UnitDialog
            key={edited === 'new' ? edited : `${edited.id}-${edited.version}`}
            unit={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
            onTakeTheirs={takeTheirs}
          />
        )}
      </Suspense>
    </>
  )
}
