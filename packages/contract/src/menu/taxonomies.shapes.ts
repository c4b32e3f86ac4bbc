import { z } from 'zod'
import { Id, Text } from '../kernel/fields.ts'
import { Translated } from '../kernel/translated.ts'
import { ImageFile, Picture } from '../kernel/uploads.ts'
import { Version } from '../kernel/version.ts'

/** The common shape of global categories and filters. */
export const Taxonomy = z.object({
  id: Id,
  name: Translated,
  name_en: z.string(),
  name_ar: z.string(),
  /** Registration code; a global category may have none. */
  slug: z.string().nullable(),
  image: Picture.nullable(),
  status: z.boolean(),
  sorting_index: z.int(),
  version: Version,
})
export type Taxonomy = z.output<typeof Taxonomy>

/** A registration code (spec 3 §5). */
export const Slug = Text(5)

export const taxonomyFields = { name_en: Text(100), name_ar: Text(100), imagefile: ImageFile('category') }
