import type { Taxonomy } from '@sufra/contract/menu/taxonomies.shapes'
import { IconTags } from '@tabler/icons-react'
import { useMemo } from 'react'
import { rowHistory } from '../../accounts/trail/rowHistory.tsx'
import { Photo } from '../../kernel/display/Photo.tsx'
import type { EntryColumn, EntryList } from '../../kernel/entries/entries.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { useInUse } from '../items/useInUse.tsx'
import { TaxonomySwitch } from './TaxonomySwitch.tsx'
import { taxonomiesText } from './taxonomies.text.ts'
import type { TaxonomyKind } from './taxonomyKind.ts'
import { useTaxonomyActions } from './useTaxonomyActions.ts'
import { useTaxonomyForm } from './useTaxonomyForm.tsx'

const photo = ({ image }: Taxonomy, name: string) => <Photo picture={image} name={name} />

/** Code, name, icon and whether it is active (spec 3 §2). */
function useTaxonomyColumns(kind: TaxonomyKind): readonly EntryColumn<Taxonomy>[] {
  const t = useText(taxonomiesText)
  const pick = usePick()
  const writes = useSession().can(kind.updateStatus)
  return useMemo(() => {
    const active = (row: Taxonomy) =>
      writes ? <TaxonomySwitch kind={kind} taxonomy={row} /> : t(row.status ? 'on' : 'off')
    return [
      {
        key: 'code',
        head: t('code'),
        cell: ({ slug }) => <bdi dir="ltr">{slug ?? '—'}</bdi>,
        value: ({ slug }) => slug,
        skeleton: 48,
        cardRole: 'fact',
      },
      {
        key: 'name',
        head: t('name'),
        cell: ({ name }) => <bdi>{pick(name)}</bdi>,
        value: ({ name }) => pick(name),
        skeleton: 160,
      },
      { key: 'icon', head: t('icon'), cell: (row) => photo(row, pick(row.name)), skeleton: 32 },
      {
        key: 'active',
        head: t('active'),
        cell: active,
        value: ({ status }) => status,
        skeleton: 40,
        cardRole: 'state',
      },
    ]
  }, [t, pick, writes, kind])
}

export const taxonomyList = (kind: TaxonomyKind): EntryList<Taxonomy> => ({
  moreActions: rowHistory(kind.table),
  texts: kind.texts,
  icon: IconTags,
  nameOf: ({ name }) => name,
  pictureOf: photo,
  useColumns: () => useTaxonomyColumns(kind),
  useActions: () => useTaxonomyActions(kind),
  remove: kind.remove,
  invalidates: [kind.list],
  useForm: (row, saved) => useTaxonomyForm(kind, row, saved),
  useRefused: (name) => useInUse(name),
})
