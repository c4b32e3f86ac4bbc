import { type WelcomeDiscount, welcomeDiscount } from '@sufra/contract/promotions/welcomeDiscount'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { numberOf } from '../../kernel/inputs/NumberInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { welcomeDiscountText } from './welcomeDiscount.text.ts'

export function useWelcomeForm(discount: WelcomeDiscount | undefined, onAdded: () => void) {
  const t = useText(welcomeDiscountText)
  return useEntryForm(welcomeDiscount.save, welcomeDiscount.update, {
    row: discount,
    initial: {
      status: discount?.status ?? false,
      value: discount?.value ? String(discount.value) : '',
      message_en: discount?.message_en ?? '',
      message_ar: discount?.message_ar ?? '',
      budget: discount?.budget ?? (null as number | null),
      end_date: discount?.end_date ?? '',
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
          ...(budget === null && discount?.budget ? ['budget' as const] : []),
          ...(!end_date && discount?.end_date ? ['end_date' as const] : []),
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
    saved: () => {
      toast.success(t('saved'))
      void queryClient.invalidateQueries({ queryKey: keyOf(welcomeDiscount.list) })
      if (!discount) onAdded()
    },
    failed: 'shown',
  })
}
export type WelcomeFields = ReturnType<typeof useWelcomeForm>
