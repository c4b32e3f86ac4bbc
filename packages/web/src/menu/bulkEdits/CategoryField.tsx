import { NativeSelect } from '@mantine/core'
import type { Category } from '@sufra/contract/menu/categories'
import { useState } from 'react'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { bulkText } from '../itemTable/bulk.text.ts'
import type { BulkChange } from './useBulkChange.ts'

interface Props {
  readonly bulk: BulkChange
  readonly categories: readonly Category[]
}

export function CategoryField({ bulk, categories }: Props) {
  const t = useText(bulkText)
  const pick = usePick()
  const [chosen, setChosen] = useState('')
  return (
    <NativeSelect
      label={t('toCategory')}
      data-autofocus
      withAsterisk
      value={chosen}
      error={bulk.errorOf('sub_category_id') && t('chooseCategory')}
      data={[
        { value: '', label: t('chooseCategory'), disabled: true },
        ...categories.map(({ id, name }) => ({ value: String(id), label: pick(name) })),
      ]}
      onChange={(event) => {
        setChosen(event.currentTarget.value)
        bulk.choose({ what: 'category', sub_category_id: Number(event.currentTarget.value) })
      }}
    />
  )
}
