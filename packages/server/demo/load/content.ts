import type { Context } from './context.ts'
import type { Tables } from './tables.ts'

export const contentRows = ({ catalogue, seeded }: Context): Tables => ({
  cancel_reasons: catalogue.cancelReasons.map(({ en, ar }, index) => ({
    id: seeded.reasons.length + index + 1,
    reason_en: en,
    reason_ar: ar,
  })),
  faqs: catalogue.faqs.map(({ question, answer }, index) => ({
    question_en: question.en,
    question_ar: question.ar,
    answer_en: answer.en,
    answer_ar: answer.ar,
    sorting_index: index + 1,
  })),
  social_links: catalogue.socialLinks.map((link, index) => ({ ...link, place: index + 1 })),
})
