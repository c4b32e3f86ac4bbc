import { NativeSelect } from '@mantine/core'
import { notifications } from '@sufra/contract/engagement/notifications'
import { useOperation } from '../../kernel/data/operations.ts'
import { FieldRow } from '../../kernel/display/Section.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { notificationsText } from './notifications.text.ts'

interface Field {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (value: string) => void
}

/** What a tap on the message opens. */
export function OpensFields({ store, item }: { readonly store: Field; readonly item: Field }) {
  const t = useText(notificationsText)
  const pick = usePick()
  const { data } = useOperation(notifications.choices)
  const id = Number(store.value)
  const items = useOperation(notifications.storeItems, { params: { id } }, { enabled: id > 0 })
  const named = (rows: readonly { readonly id: number; readonly name: { en: string; ar: string } }[] = []) =>
    rows.map((row) => ({ value: String(row.id), label: pick(row.name) }))
  return (
    <FieldRow>
      <NativeSelect
        {...store}
        label={t('opensStore')}
        onChange={({ currentTarget }) => {
          item.onChange('')
          store.onChange(currentTarget.value)
        }}
        data={[{ value: '', label: t('opensApp') }, ...named(data?.stores)]}
      />
      {id > 0 && (
        <NativeSelect
          {...item}
          label={t('opensItem')}
          onChange={({ currentTarget }) => item.onChange(currentTarget.value)}
          data={[{ value: '', label: t('opensWhole') }, ...named(items.data?.items)]}
        />
      )}
    </FieldRow>
  )
}
