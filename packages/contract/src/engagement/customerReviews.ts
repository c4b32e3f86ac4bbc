import { z } from 'zod'
import { Id, Instant, LinesOrNone } from '../kernel/fields.ts'
import { pageFields } from '../kernel/list.ts'
import { feature, get, type IdOf, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { commentLength, leastRate, mostRate } from './reviews.shapes.ts'

const channel = { kinds: ['channel'], permission: 'everyone' } as const

const Rating = z.object({ category_id: Id, rate: z.int() })
const PublicAnswer = z.object({
  answer_en: z.string().nullable(),
  answer_ar: z.string().nullable(),
  created_at: Instant,
})

/** A published review, its author by first name only. */
const PublicReview = z.object({
  id: Id,
  customer_name: z.string(),
  created_at: Instant,
  ratings: z.array(Rating),
  comment: z.string().nullable(),
  answer: PublicAnswer.nullable(),
})

/** A review as the channel of its order sees it. */
const OwnReview = z.object({
  id: Id,
  created_at: Instant,
  /** Until then its customer may change it. */
  editable_until: Instant,
  published: z.boolean(),
  ratings: z.array(Rating),
  comment: z.string().nullable(),
  answer: PublicAnswer.nullable(),
})

/** What a store's published reviews come to. */
const StoreRating = z.object({
  reviews: z.int(),
  /** Of all ratings, with two decimals; null without any. */
  average: z.number().nullable(),
  categories: z.array(z.object({ id: Id, name: Translated, average: z.number(), ratings: z.int() })),
})

const Ratings = z
  .array(z.strictObject({ category_id: Id, rate: z.int().min(leastRate).max(mostRate) }))
  .min(1)
  .max(50)
  .refine((all) => new Set(all.map(({ category_id }) => category_id)).size === all.length, 'twice')
const Comment = LinesOrNone(commentLength)

const answers = { output: z.object({ review: OwnReview }) }
const wrongRatings = ['reviews.categoryGone', 'row.missing'] as const
const rated = (idOf: IdOf) => ({
  ratings: [{ category_id: idOf('review_categories'), rate: 5 }],
  comment: 'The lamb was excellent.',
})

/** Reviews in the ordering API. */
export const customerReviews = feature('customerReviews', {
  show: get('orders/:id/review', {
    ...channel,
    summary: "The customer's review of one of the channel's orders, published or not.",
    output: answers.output,
    errors: ['row.missing'],
    example: (idOf) => ({ params: { id: idOf('orders') } }),
  }),
  place: post('orders/:id/review', {
    ...channel,
    ...answers,
    summary: 'The customer reviews a completed order, once, within 30 days.',
    input: z.strictObject({ ratings: Ratings, comment: Comment.optional() }),
    errors: [...wrongRatings, 'reviews.notCompleted', 'reviews.tooLate', 'reviews.exists'],
    example: (idOf) => ({
      params: { id: idOf('orders') },
      body: rated(idOf),
      expectedError: 'reviews.notCompleted',
    }),
  }),
  update: post('orders/:id/review/update', {
    ...channel,
    ...answers,
    summary: 'The customer changes the review, within a day. What is left out stays as it is.',
    input: z.strictObject({ ratings: Ratings.optional(), comment: Comment.optional() }),
    errors: [...wrongRatings, 'reviews.editEnded'],
    example: (idOf) => ({ params: { id: idOf('orders') }, body: rated(idOf) }),
  }),
  shown: get('stores/:id/reviews', {
    ...channel,
    etag: true,
    summary: 'Published reviews of a store, the newest first, with what all of them come to.',
    input: z.strictObject(pageFields),
    output: z.object({ rating: StoreRating, reviews: z.array(PublicReview), total: z.int() }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  ratings: get('ratings', {
    ...channel,
    etag: true,
    summary: 'What the published reviews of each store come to, for lists of stores.',
    output: z.object({
      stores: z.array(z.object({ store_id: Id, reviews: z.int(), average: z.number() })),
    }),
    example: () => ({}),
  }),
})
