import { z } from 'zod'
import { Id, Text } from '../kernel/fields.ts'
import { Done, del, feature, get, post } from '../kernel/operation.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'
import { everyone } from './auth.shapes.ts'
import { viewFields } from './listViews.shapes.ts'

export const mostListViews = 100

const fields = {
  name: Text(60),
  ...viewFields,
  /** With everybody who has the same role at the same restaurant or store, or in the platform's staff. */
  shared: z.boolean(),
}

export const ListView = z.object({
  id: Id,
  ...fields,
  /** Who made it. */
  by: z.string(),
  own: z.boolean(),
  /** The role it is shared with, if it is. */
  role_en: z.string().nullable(),
  role_ar: z.string().nullable(),
  /** The caller made it or may manage roles. */
  changeable: z.boolean(),
  version: Version,
})
export type ListView = z.output<typeof ListView>

const { list: _, ...changes } = fields

/** Filters, sort and columns of a list, kept under a name. */
export const listViews = feature('listViews', {
  list: get('listViews/getListViews/:list', {
    ...everyone,
    summary:
      'The views of a list: the own ones and those shared with the own role. Whoever may manage roles sees those of all roles of their side.',
    params: z.strictObject({ list: viewFields.list }),
    output: z.object({ views: z.array(ListView) }),
    example: () => ({ params: { list: 'orders' } }),
  }),
  save: post('listViews/saveListView', {
    ...everyone,
    summary: 'Keep how a list looks, for oneself or for everybody with the own role.',
    input: z.strictObject(fields),
    output: SavedVersion,
    errors: ['listViews.full', 'listViews.nameTaken'],
    example: () => ({
      body: {
        ...{ name: 'Unanswered', list: 'orders', search: { status: 'newOrder', sort: 'delivery' } },
        ...{ columns: null, shared: false },
      },
    }),
  }),
  update: post('listViews/updateListView/:id', {
    ...everyone,
    summary: 'Rename a view, share it or not, or change what it shows.',
    input: z.strictObject(changes).partial().extend(versioned),
    output: SavedVersion,
    errors: ['listViews.others', 'listViews.nameTaken', 'version.stale'],
    example: (idOf) => ({ params: { id: idOf('list_views') }, body: { search: { status: 'accepted' } } }),
  }),
  remove: del('listViews/deleteListView/:id', {
    ...everyone,
    summary: 'Delete a view. Lists that opened with it open whole.',
    output: Done,
    errors: ['listViews.others'],
    example: (idOf) => ({ params: { id: idOf('list_views') } }),
  }),
  setDefault: post('listViews/setDefaultListView/:id', {
    ...everyone,
    summary: 'Whether the own list opens with this view, in the place of another one.',
    input: z.strictObject({ is_default: z.boolean() }),
    output: Done,
    example: (idOf) => ({ params: { id: idOf('list_views') }, body: { is_default: true } }),
  }),
})
