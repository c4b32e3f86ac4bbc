import { z } from 'zod'
import { Id, Text } from '../kernel/fields.ts'
import { Done, del, feature, get, post } from '../kernel/operation.ts'
import { Sorted, Sorting } from '../kernel/sorting.ts'
import { Translated } from '../kernel/translated.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'

/** What customers rate: a column in the list of reviews. */
export const ReviewCategory = z.object({
  id: Id,
  name_en: z.string(),
  name_ar: z.string(),
  /** Whether new reviews may rate it. Ratings given before stay. */
  status: z.boolean(),
  sorting_index: z.int(),
  version: Version,
})
export type ReviewCategory = z.output<typeof ReviewCategory>

const Fields = z.strictObject({ name_en: Text(60), name_ar: Text(60) })
const writes = { kinds: ['admin'], permission: 'reviews.write' } as const
const packaging = { name_en: 'Packaging', name_ar: 'التغليف' }

/** Review categories, maintained by admins and shown to apps. */
export const reviewCategories = feature('reviewCategories', {
  list: get('settings/reviews/getReviewCategories', {
    kinds: ['admin'],
    permission: 'reviews.read',
    summary: 'All categories, in their order.',
    output: z.object({ categories: z.array(ReviewCategory), cut: z.boolean() }),
    example: () => ({}),
  }),
  save: post('settings/reviews/saveReviewCategory', {
    ...writes,
    summary: 'A new category, at the end.',
    input: Fields,
    output: SavedVersion,
    example: () => ({ body: packaging }),
  }),
  update: post('settings/reviews/updateReviewCategory/:id', {
    ...writes,
    summary: 'Rename a category, also for the reviews that have rated it.',
    input: Fields.partial().extend(versioned),
    output: SavedVersion,
    errors: ['version.stale'],
    example: (idOf) => ({ params: { id: idOf('review_categories') }, body: packaging }),
  }),
  updateStatus: post('settings/reviews/updateReviewCategoryStatus/:id', {
    ...writes,
    summary: 'Switch a category on or off for new reviews. The last one stays on.',
    input: z.strictObject({ status: z.boolean() }),
    output: z.object({ id: Id, status: z.boolean() }),
    errors: ['reviewCategories.last'],
    example: (idOf) => ({ params: { id: idOf('review_categories') }, body: { status: false } }),
  }),
  sort: post('settings/reviews/sortReviewCategories', {
    ...writes,
    summary: 'Put categories into another order.',
    input: z.strictObject({ categories: Sorting }),
    output: Sorted,
    errors: ['row.missing'],
    example: (idOf) => ({ body: { categories: [{ id: idOf('review_categories'), sorting_index: 1 }] } }),
  }),
  remove: del('settings/reviews/deleteReviewCategory/:id', {
    ...writes,
    summary: 'Delete a category that no review has rated.',
    output: Done,
    errors: ['reviewCategories.rated', 'reviewCategories.last'],
    example: (idOf) => ({ params: { id: idOf('unused review_categories') } }),
  }),
  shown: get('reviewCategories', {
    kinds: ['channel'],
    permission: 'everyone',
    etag: true,
    summary: 'What a review may rate, in the order to ask for it.',
    output: z.object({ categories: z.array(z.object({ id: Id, name: Translated })) }),
    example: () => ({}),
  }),
})
