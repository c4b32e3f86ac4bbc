import { NativeSelect } from '@mantine/core'
import { notifications } from '@sufra/contract/engagement/notifications'
import { useOperation } from '../../kernel/data/operations.ts'
import { FieldRow } from '../../kernel/display/Section.tsx'
import { MoneyInput } from '../../kernel/inputs/MoneyInput.tsx'
import { NumberInput } from '../../kernel/inputs/NumberInput.tsx'
import { PickMany } from '../../kernel/inputs/PickMany.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import type { AudienceValues } from './audience.ts'
import { notificationsText } from './notifications.text.ts'

interface Props {
  readonly value: AudienceValues
  readonly onChange: (value: AudienceValues) => void
  readonly errorOf: (path: string) => string | undefined
  readonly users: boolean
  readonly storeUsers: boolean
}

/** Which of them receive it. */
export function AudienceFields({ value, onChange, errorOf, users, storeUsers }: Props) {
  const t = useText(notificationsText)
  const pick = usePick()
  const choices = useOperation(notifications.choices)
  const set = (change: Partial<AudienceValues>) => onChange({ ...value, ...change })
  const areas = (choices.data?.areas ?? []).map(({ id, name }) => ({ value: String(id), label: pick(name) }))
  return (
    <>
      <FieldRow>
        <NativeSelect
          label={t('language')}
          value={value.language}
          onChange={({ currentTarget }) =>
            set({ language: currentTarget.value as AudienceValues['language'] })
          }
          data={[
            { value: '', label: t('anyLanguage') },
            { value: 'en', label: t('english') },
            { value: 'ar', label: t('arabic') },
          ]}
        />
        {users && (
          <NativeSelect
            label={t('area')}
            value={value.area_id}
            error={errorOf('audience.area_id')}
            onChange={({ currentTarget }) => set({ area_id: currentTarget.value })}
            data={[{ value: '', label: t('anyArea') }, ...areas]}
          />
        )}
      </FieldRow>
      {users && (
        <FieldRow>
          <NativeSelect
            label={t('orders')}
            value={value.orders}
            onChange={({ currentTarget }) => set({ orders: currentTarget.value as AudienceValues['orders'] })}
            data={[
              { value: '', label: t('anyOrders') },
              { value: 'within', label: t('ordered') },
              { value: 'never', label: t('neverOrdered') },
            ]}
          />
          {value.orders === 'within' && (
            <NumberInput
              label={t('days')}
              unit="days"
              value={value.ordered_within}
              error={errorOf('audience.ordered_within')}
              onChange={(ordered_within) => set({ ordered_within })}
            />
          )}
          <MoneyInput
            label={t('spent')}
            value={value.spent_at_least}
            error={errorOf('audience.spent_at_least')}
            onChange={(spent_at_least) => set({ spent_at_least })}
          />
        </FieldRow>
      )}
      {storeUsers && (
        <PickMany
          name="restaurant_ids"
          label={`${t('restaurants')} (${t('restaurantsAll')})`}
          options={choices.data?.restaurants.map(({ id, name }) => ({ id, name: pick(name) }))}
          query={choices}
          value={value.restaurant_ids}
          onChange={(restaurant_ids) => set({ restaurant_ids })}
          empty={t('noRestaurants')}
        />
      )}
    </>
  )
}
