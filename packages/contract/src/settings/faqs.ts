import { z } from 'zod'
import { Id, Lines, Text } from '../kernel/fields.ts'
import { Done, del, feature, get, post } from '../kernel/operation.ts'
import { Sorted, Sorting } from '../kernel/sorting.ts'
import { Translated } from '../kernel/translated.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'

/** A question customers often ask, in its place in the list (spec 3 §3 Catering FAQ). */
export const Faq = z.object({
  id: Id,
  question_en: z.string(),
  question_ar: z.string(),
  answer_en: z.string(),
  answer_ar: z.string(),
  sorting_index: z.int(),
  version: Version,
})
export type Faq = z.output<typeof Faq>

export const questionLength = 300
export const answerLength = 3000

const Fields = z.strictObject({
  question_en: Text(questionLength),
  question_ar: Text(questionLength),
  /** May have several lines. */
  answer_en: Lines(answerLength),
  answer_ar: Lines(answerLength),
})

/** As apps show it. */
const PublicFaq = z.object({ id: Id, question: Translated, answer: Translated })

const writes = { kinds: ['admin'], permission: 'faqs.write' } as const
const cash = {
  question_en: 'Can I pay in cash?',
  question_ar: 'هل يمكنني الدفع نقدًا؟',
  answer_en: 'Yes, up to the limit that the store names.',
  answer_ar: 'نعم، حتى الحد الذي يحدده المتجر.',
}

/** Frequently asked questions (spec 3 §7 settings/faqs). */
export const faqs = feature('faqs', {
  list: get('settings/faqs/getCateringFAQ', {
    kinds: ['admin'],
    permission: 'faqs.read',
    summary: 'All questions with their answers, in their order.',
    output: z.object({ faqs: z.array(Faq), cut: z.boolean() }),
    example: () => ({}),
  }),
  save: post('settings/faqs/saveCateringFAQ', {
    ...writes,
    summary: 'A new question, at the end.',
    input: Fields,
    output: SavedVersion,
    example: () => ({ body: cash }),
  }),
  update: post('settings/faqs/updateCateringFAQ/:id', {
    ...writes,
    summary: 'Change a question or its answer.',
    input: Fields.partial().extend(versioned),
    output: SavedVersion,
    errors: ['version.stale'],
    example: (idOf) => ({ params: { id: idOf('faqs') }, body: cash }),
  }),
  sort: post('settings/faqs/sortCateringFAQ', {
    ...writes,
    summary: 'Put questions into another order.',
    input: z.strictObject({ faqs: Sorting }),
    output: Sorted,
    errors: ['row.missing'],
    example: (idOf) => ({ body: { faqs: [{ id: idOf('faqs'), sorting_index: 1 }] } }),
  }),
  remove: del('settings/faqs/deleteCateringFAQ/:id', {
    ...writes,
    summary: 'Delete a question with its answer.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('unused faqs') } }),
  }),
  shown: get('faqs', {
    kinds: ['channel'],
    permission: 'everyone',
    etag: true,
    summary: 'Frequently asked questions with their answers, in the order of the back office.',
    output: z.object({ faqs: z.array(PublicFaq) }),
    example: () => ({}),
  }),
})
