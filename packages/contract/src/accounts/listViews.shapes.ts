import { z } from 'zod'
import { Id, Text } from '../kernel/fields.ts'
import { Version } from '../kernel/version.ts'
import { chosenLists, ListPreference } from './preferences.shapes.ts'

const mostParameters = 30
/** Of the moment, or of the page around the list. */
const passing = ['page', 'open', 'tab', 'run', 'view']

/** What a list's address says of its filters, its sort and its page size, by the names that its screen gives them. */
export const ViewSearch = z
  .record(z.string().regex(/^[a-z_]{1,30}$/), z.union([Text(100), z.number()]))
  .refine((search) => Object.keys(search).length <= mostParameters, 'choice')
  .refine((search) => !passing.some((name) => Object.hasOwn(search, name)), 'choice')
export type ViewSearch = z.output<typeof ViewSearch>

/** How a list looks in a view. */
export const viewFields = {
  list: z.enum(chosenLists),
  search: ViewSearch,
  /** Null: its columns as they are at first. */
  columns: ListPreference.nullable(),
}

/** A view that a person's list opens with. */
export const DefaultView = z.object({ id: Id, ...viewFields, version: Version })
export type DefaultView = z.output<typeof DefaultView>
