import { TextInput } from '@mantine/core'
import { bookedDays } from '@sufra/contract/stores/bookedDays'
import { useQueries } from '@tanstack/react-query'
import { call } from '../../kernel/data/api.ts'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { FormDialog } from '../../kernel/forms/FormDialog.tsx'
import { useOperationForm } from '../../kernel/forms/form.tsx'
import { slashed } from '../../kernel/inputs/dayTyping.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './BookedDays.module.css'
import { firstOf, lengthOf, monthsWithOrders, type Range, within } from './bookedDays.rules.ts'
import { bookedDaysText } from './bookedDays.text.ts'
import { useRangeWords } from './useRangeWords.ts'

interface Props {
  readonly storeId: number
  readonly range: Range
  readonly today: string
  readonly onClose: () => void
  readonly onBooked: () => void
}

/** Orders already placed for a range, from every month it touches. */
function useTaken(storeId: number, range: Range, today: string) {
  return useQueries({
    queries: monthsWithOrders(range, today).map((month) => {
      const body = { restaurant_store_id: storeId, date: firstOf(month) }
      return {
        queryKey: keyOf(bookedDays.list, { body }),
        queryFn: () => call(bookedDays.list, { body }),
        staleTime: 0,
      }
    }),
    combine: (months) => {
      const days = new Map(
        months.flatMap(({ data }) => data?.orders.map(({ date, count }) => [date, count] as const) ?? []),
      )
      const inside = [...days].filter(([date]) => within(date, range))
      return {
        count: inside.reduce((sum, [, count]) => sum + count, 0),
        asking: months.some(({ isFetching }) => isFetching),
        unknown: months.some(({ isError }) => isError),
      }
    },
  })
}

/** Confirms before days are booked, and says how many orders they have already. */
export default function BookDialog({ storeId, range, today, onClose, onBooked }: Props) {
  const t = useText(bookedDaysText)
  const rangeText = useRangeWords()
  const taken = useTaken(storeId, range, today)
  const form = useOperationForm(bookedDays.save, {
    initial: { title: '' },
    body: ({ title }: { title: string }) => ({
      restaurant_store_id: storeId,
      start_date: range.first,
      end_date: range.last,
      title: title.trim() || undefined,
    }),
    saved: () => {
      toast.success(t('closedNow', { range: rangeText(range) }))
      onBooked()
    },
    failed: () => {
      void queryClient.invalidateQueries({ queryKey: keyOf(bookedDays.list) })
      return 'shown'
    },
  })
  return (
    <FormDialog
      title={t('ask')}
      size={460}
      action={t('book')}
      form={form}
      incomplete={taken.asking}
      onClose={onClose}
    >
      <dl className={css.facts}>
        <div>
          <dt>{t('first')}</dt>
          <dd>
            <Ltr>{slashed(range.first)}</Ltr>
          </dd>
        </div>
        <div>
          <dt>{t('last')}</dt>
          <dd>
            <Ltr>{slashed(range.last)}</Ltr> <span>({t('days', { count: lengthOf(range) })})</span>
          </dd>
        </div>
      </dl>
      <p>{t('askText')}</p>
      {taken.count > 0 && <Callout tone="info">{t('taken', { count: taken.count })}</Callout>}
      {taken.unknown && <Callout tone="info">{t('takenUnknown')}</Callout>}
      <TextInput label={t('name')} maxLength={100} dir="auto" {...form.field('title')} data-autofocus />
    </FormDialog>
  )
}
