import type { WelcomeDiscount } from '@sufra/contract/promotions/welcomeDiscount'

type Given = Pick<WelcomeDiscount, 'status' | 'end_date' | 'budget' | 'given_value'>

/** What is true of the saved discount on this day in Qatar. */
export function stateOf(
  { status, end_date, budget, given_value }: Given,
  today: string,
): 'active' | 'off' | 'ended' | 'spent' {
  if (!status) return 'off'
  if (end_date !== null && end_date < today) return 'ended'
  return budget !== null && given_value >= budget ? 'spent' : 'active'
}

/** How much of the budget was given out, in whole percent; rounded down, so that 100 is all of it. */
export const shareOf = (given: number, budget: number): number =>
  budget > 0 ? Math.min(100, Math.floor((given * 100) / budget)) : 0
