import { z } from 'zod'
import { Id, Instant, LinesOrNone } from '../kernel/fields.ts'
import { Translated } from '../kernel/translated.ts'

export const leastRate = 1
export const mostRate = 5
/** A review with a rate of this or less is told to the store at once. */
export const lowRate = 2

export const commentLength = 1000
export const answerLength = 1000

/** A category that reviews rate, as a column of their list. */
const RatedCategory = z.object({ id: Id, name: Translated })
export type RatedCategory = z.output<typeof RatedCategory>

const Rating = z.object({ category_id: Id, name: Translated, rate: z.int() })

/** What the store replied, in one or both languages. */
const Answer = z.object({
  answer_en: z.string().nullable(),
  answer_ar: z.string().nullable(),
  /** Whether customers see it, while they see the review. */
  status: z.boolean(),
  by: z.string(),
  created_at: Instant,
})
export type Answer = z.output<typeof Answer>

const fields = {
  id: Id,
  /** Whether customers see it. */
  status: z.boolean(),
  created_at: Instant,
  /** When the customer last changed it. */
  edited_at: Instant.nullable(),
  order_id: Id,
  store: z.object({ id: Id, store_name: Translated }),
  /** In the order of the categories (spec 3 §3). */
  reviews: z.array(Rating),
  comment: z.string().nullable(),
  answer: Answer.nullable(),
}

/** A review as admins see it (spec 3 §3). */
export const Review = z.object({ ...fields, customer: z.object({ id: Id, fullname: z.string() }) })
export type Review = z.output<typeof Review>

/** As its restaurant and store see it: the customer by the name on the order, and nothing else of them. */
export const StoreReview = z.object({ ...fields, customer_name: z.string() })
export type StoreReview = z.output<typeof StoreReview>

/** What published reviews come to. */
export const RatingSummary = z.object({
  reviews: z.int(),
  /** Of all ratings, with two decimals; null without any. */
  average: z.number().nullable(),
  categories: z.array(RatedCategory.extend({ average: z.number(), ratings: z.int() })),
})
export type RatingSummary = z.output<typeof RatingSummary>

/** What both lists of staff answer beside their page of reviews. */
export const listAnswers = {
  /** The columns: categories that are on, and others that a review of this page has rated. */
  categories: z.array(RatedCategory),
  /** Of the chosen store, or of all that the caller sees. */
  summary: RatingSummary,
}

export const reviewSorts = { date: 'desc' } as const

/** Filters of both lists of staff. */
export const listFilters = {
  store_id: Id.optional(),
  status: z.boolean().optional(),
  /** Only reviews with a rate of 2 or less. */
  low: z.boolean().optional(),
  /** Only reviews with an answer, or without. */
  answered: z.boolean().optional(),
}

export const AnswerText = LinesOrNone(answerLength)
