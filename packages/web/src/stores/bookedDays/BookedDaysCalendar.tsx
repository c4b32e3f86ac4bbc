import { ActionIcon, Button } from '@mantine/core'
import { formatDay } from '@sufra/contract/kernel/clock'
import { fill } from '@sufra/contract/kernel/language'
import { type BookedDays, bookedDays } from '@sufra/contract/stores/bookedDays'
import { bookedDayErrors } from '@sufra/contract/stores/bookedDays.errors'
import { stores } from '@sufra/contract/stores/stores'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useToday } from '../../kernel/browser/useToday.ts'
import { isMissing } from '../../kernel/data/api.ts'
import { keyOf, queryClient, useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { usePathId } from '../../kernel/url/usePathId.ts'
import { useStoreCrumbs } from '../stores/useStoreCrumbs.ts'
import css from './BookedDays.module.css'
import { BookedList } from './BookedList.tsx'
import { BookForm } from './BookForm.tsx'
import { addMonths, firstOf, meeting, monthOf, type Range, rangeOf } from './bookedDays.rules.ts'
import { bookedDaysText } from './bookedDays.text.ts'
import { monthName } from './dayNames.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { useMonth } from './useMonth.ts'
import { useRangeWords } from './useRangeWords.ts'

const BookDialog = late(() => import('./BookDialog.tsx'))

/** Why a range cannot be booked, in the server's words; null if nothing known prevents it. */
function useRefusal(booked: readonly BookedDays[], today: string) {
  const { language } = useLanguage()
  return (range: Range): string | null => {
    if (range.first < today) return bookedDayErrors['bookedDays.past'][language]
    const other = meeting(booked, range)
    return other
      ? fill(bookedDayErrors['bookedDays.overlap'][language], {
          [`start_${language}`]: formatDay(other.start_date, language),
          [`end_${language}`]: formatDay(other.end_date, language),
        })
      : null
  }
}

/** The days on which a store is fully booked, a month at a time (spec 2 §3). */
export function BookedDaysCalendar() {
  const storeId = usePathId('idStore', 'id')
  const { language } = useLanguage()
  const t = useText(bookedDaysText)
  const rangeText = useRangeWords()
  const { can } = useSession()
  const today = useToday()
  const [month, setMonth] = useMonth(today)
  const isThisMonth = month === monthOf(today)
  const [chosen, setChosen] = useState<Range | null>(null)
  const [asking, setAsking] = useState<Range | null>(null)
  const [refused, setRefused] = useState<string | null>(null)
  const body = { restaurant_store_id: storeId, date: firstOf(month) }
  const { data, error, isFetching, refetch } = useOperation(
    bookedDays.list,
    { body },
    { enabled: storeId > 0 },
  )
  const store = useOperation(stores.show, { params: { id: storeId } }, { enabled: storeId > 0 }).data?.store
  const names = useStoreCrumbs(store)
  const booked = data?.fullyBookedDays ?? []
  const refusalOf = useRefusal(booked, today)
  const remove = useConfirmed(bookedDays.remove, { invalidates: [bookedDays.list] })

  const choose = (range: Range | null) => {
    setChosen(range)
    setRefused(null)
  }
  const book = (range: Range) => {
    const why = refusalOf(range)
    setChosen(range)
    setRefused(why)
    if (!why) setAsking(range)
  }
  const free = (range: BookedDays) => {
    if (range.start_date < today) return toast.error(bookedDayErrors['bookedDays.begun'][language])
    const days = { range: rangeText(rangeOf(range)) }
    const question = {
      title: t('askRemove'),
      text: t('askRemoveText', days),
      action: t('remove'),
      danger: true,
      success: t('reopened', days),
    }
    void remove.run(question, { params: { id: range.id } })
  }
  const onFree = can(bookedDays.remove) ? free : undefined
  const writes =
    can(bookedDays.save) && onFree ? { chosen, onChoose: choose, onBook: book, onFree } : undefined

  if (storeId === 0 || isMissing(error)) return <NotFound />
  const name = store && (language === 'ar' ? store.name_ar : store.name_en)
  const steps = [
    { by: -1, label: t('previousMonth'), Icon: IconChevronLeft },
    { by: 1, label: t('nextMonth'), Icon: IconChevronRight },
  ]
  return (
    <>
      <PageHeader title={name ? t('titleOf', { store: name }) : t('title')} names={names} />
      {error && !data ? (
        <Failed error={error} title={t('failed')} trying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className={css.page}>
          <section aria-labelledby="month">
            <div className={css.bar}>
              {steps.map(({ by, label, Icon }) => (
                <ActionIcon
                  key={by}
                  variant="default"
                  aria-label={label}
                  data-tip={label}
                  data-tip-side="start"
                  onClick={() => setMonth(addMonths(month, by))}
                >
                  <Icon className="turns" size={20} stroke={1.6} aria-hidden />
                </ActionIcon>
              ))}
              <h2 id="month" aria-live="polite">
                {monthName(month, language)}
              </h2>
              <Button
                variant="default"
                // Not disabled, or the focus would be lost.
                aria-disabled={isThisMonth || undefined}
                data-disabled={isThisMonth || undefined}
                onClick={() => isThisMonth || setMonth(monthOf(today))}
              >
                {t('thisMonth')}
              </Button>
            </div>
            <MonthGrid
              month={month}
              today={today}
              booked={booked}
              orders={new Map(data?.orders.map(({ date, count }) => [date, count]))}
              loading={!data}
              writes={writes}
              onMonth={(next) => setMonth(next, { replace: true })}
            />
            {writes && (
              <p className={css.hint}>
                <span className={css.mouse}>{t('how')}</span>
                <span className={css.touch}>{t('howTouch')}</span>
              </p>
            )}
          </section>
          <div className={css.side}>
            {writes && (
              <BookForm chosen={chosen} refused={refused} onEdit={() => setRefused(null)} onBook={book} />
            )}
            {data && <BookedList month={month} today={today} booked={booked} onFree={onFree} />}
          </div>
        </div>
      )}
      <Suspense>
        {asking && (
          <BookDialog
            storeId={storeId}
            range={asking}
            today={today}
            onClose={() => setAsking(null)}
            onBooked={() => {
              void queryClient.invalidateQueries({ queryKey: keyOf(bookedDays.list) })
              setAsking(null)
              choose(null)
            }}
          />
        )}
      </Suspense>
    </>
  )
}
