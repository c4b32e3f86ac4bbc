import { type ReviewCategory, reviewCategories } from '@sufra/contract/engagement/reviewCategories'
import { reviews } from '@sufra/contract/engagement/reviews'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { reviewCategoriesText } from './reviewCategories.text.ts'

/** What shows categories, and is read again after each change: they are columns of the list of reviews. */
export const shownIn = [reviewCategories.list, reviews.list]

/** Whether new reviews rate a category. */
export function CategorySwitch({ category }: { category: ReviewCategory }) {
  const t = useText(reviewCategoriesText)
  const name = usePick()({ en: category.name_en, ar: category.name_ar })
  const status = useConfirmed(reviewCategories.updateStatus, { invalidates: shownIn })
  const on = category.status
  const toggle = () =>
    status.run(
      {
        title: t('statusAsk'),
        text: t(on ? 'offText' : 'onText', { name }),
        action: t(on ? 'turnOff' : 'turnOn'),
        success: t(on ? 'turnedOff' : 'turnedOn', { name }),
      },
      { params: { id: category.id }, body: { status: !on } },
    )
  return (
    <StatusSwitch
      label={t('statusOf', { name })}
      checked={on}
      pending={status.pending}
      onToggle={() => void toggle()}
    />
  )
}
