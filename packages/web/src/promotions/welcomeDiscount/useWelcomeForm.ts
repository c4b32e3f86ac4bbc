import { type WelcomeDiscount, welcomeDiscount } from '@sufra/contract/promotions/welcomeDiscount'
import { useState } from 'react'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { numberOf } from '../../kernel/inputs/NumberInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { welcomeDiscountText } from './welcomeDiscount.text.ts'

/** What was saved last, of the values that are switched off or cleared. */
interface Standing extends Record<string, unknown> {
  readonly status: boolean
  readonly budget: number | null
  readonly end_date: string
}

export function useWelcomeForm(discount: WelcomeDiscount | undefined, onAdded: () => void) {
  const t = useText(welcomeDiscountText)
  // The form stays open after it was saved.
  const [standing, setStanding] = useState<Standing>({
    status: discount?.status ?? false,
    budget: discount?.budget ?? null,
    end_date: discount?.end_date ?? '',
  })
  const form = useEntryForm(welcomeDiscount.save, welcomeDiscount.update, {
    row: discount,
    initial: {
      ...standing,
      value: discount?.value ? String(discount.value) : '',
      message_en: discount?.message_en ?? '',
      message_ar: discount?.message_ar ?? '',
    },
    body: {
      add: ({ value, budget, end_date, ...rest }) => ({
        ...rest,
        // Hidden while it is off.
        value: rest.status ? numberOf(value) : 0,
        ...(budget !== null && { budget }),
        ...(end_date && { end_date }),
      }),
      change: ({ value, budget, end_date, ...rest }) => {
        const clear = [
          ...(budget === null && standing.budget !== null ? ['budget' as const] : []),
          ...(!end_date && standing.end_date ? ['end_date' as const] : []),
        ]
        return {
          ...rest,
          ...(rest.status && { value: numberOf(value) }),
          ...(budget !== null && { budget }),
          ...(end_date && { end_date }),
          ...(clear.length > 0 && { clear }),
        }
      },
    },
    saved: (_answer, { status, budget, end_date }) => {
      toast.success(t('saved'))
      void queryClient.invalidateQueries({ queryKey: keyOf(welcomeDiscount.list) })
      if (discount) setStanding({ status, budget, end_date })
      else onAdded()
    },
    failed: 'shown',
  })
  return { ...form, isOn: standing.status }
}
export type WelcomeFields = ReturnType<typeof useWelcomeForm>
