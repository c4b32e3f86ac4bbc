import { Button } from '@mantine/core'
import { type Area, regions } from '@sufra/contract/stores/regions'
import { IconMapPin, IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { Photo } from '../../kernel/display/Photo.tsx'
import { Cards } from '../../kernel/list/Cards.tsx'
import { Table } from '../../kernel/list/Table.tsx'
import { useOnePane } from '../../kernel/page/SplitView.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { Empty } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { AreaActions } from './AreaActions.tsx'
import css from './Regions.module.css'
import type { RegionWithAreas } from './regions.cache.ts'
import { regionsText } from './regions.text.ts'

const AreaDialog = late(() => import('./AreaDialog.tsx'))

const idOf = ({ id }: Area) => id

interface Props {
  readonly region: RegionWithAreas
  /** To move an area to. */
  readonly regions: readonly RegionWithAreas[]
}

/** The areas of the chosen region. */
export function Areas({ region, regions: all }: Props) {
  const t = useText(regionsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { language } = useLanguage()
  const onePane = useOnePane()
  const canWrite = useSession().can(regions.saveArea)
  const [edited, setEdited] = useState<Area | 'new' | null>(null)
  const { refetch } = useOperation(regions.withAreas)
  const title = t('areasOf', { name: pick(region.name) })
  const english = kernel('inEnglish', { what: t('area') })
  const arabic = kernel('inArabic', { what: t('area') })

  const inLanguage = (side: 'en' | 'ar', { name }: Area) => (
    <bdi key={side} lang={side}>
      {name[side]}
    </bdi>
  )
  const pictured = (area: Area) => (
    <span className={css.pictured}>
      {area.image && <Photo picture={area.image} name={area.name.en} />}
      {inLanguage('en', area)}
    </span>
  )
  const actions = (area: Area) => <AreaActions area={area} onEdit={() => setEdited(area)} />
  const add = canWrite && (
    <Button
      variant="default"
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      {t('addArea')}
    </Button>
  )
  const shown = { label: title, rows: region.areas, stale: false, idOf }
  const list = () => {
    if (region.areas.length === 0)
      return (
        <Empty
          words={{
            icon: <IconMapPin size={32} stroke={1.25} aria-hidden />,
            title: kernel('noData'),
            text: t('noAreasText'),
          }}
        />
      )
    if (onePane)
      return (
        <Cards
          {...shown}
          card={(area) => ({
            title: (
              <span className={css.pictured}>
                {area.image && <Photo picture={area.image} name={pick(area.name)} />}
                <bdi>{pick(area.name)}</bdi>
              </span>
            ),
            state: canWrite && actions(area),
            facts: [language === 'ar' ? [english, inLanguage('en', area)] : [arabic, inLanguage('ar', area)]],
          })}
        />
      )
    return (
      <Table
        {...shown}
        columns={[
          { key: 'en', head: english, cell: pictured },
          { key: 'ar', head: arabic, cell: (area) => inLanguage('ar', area) },
          ...(canWrite ? [{ key: 'actions', head: kernel('actions'), cell: actions, end: true }] : []),
        ]}
      />
    )
  }
  const takeTheirs = async (id: number) => {
    const { data } = await refetch()
    setEdited(data?.regions.flatMap(({ areas }) => areas).find((area) => area.id === id) ?? null)
  }
  return (
    <section aria-label={title}>
      <div className={css.head}>
        <h2>{title}</h2>
        {add}
      </div>
      {list()}
      <Suspense>
        {edited && (
          <AreaDialog
            key={edited === 'new' ? edited : `${edited.id}-${edited.version}`}
            area={edited === 'new' ? undefined : edited}
            region={region.id}
            regions={all}
            onClose={() => setEdited(null)}
            onTakeTheirs={takeTheirs}
          />
        )}
      </Suspense>
    </section>
  )
}
