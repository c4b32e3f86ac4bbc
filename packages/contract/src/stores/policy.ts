import { z } from 'zod'
import { everyKind, feature, get, post } from '../kernel/operation.ts'
import { RichText } from '../kernel/richText.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'

const paragraph = (text: string) =>
  JSON.stringify({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
  })

/** A store's policy, a rich text in each language (spec 2 §7). */
export const storePolicy = feature('storePolicy', {
  show: get('restaurant/store/getStorePolicy/:id', {
    kinds: everyKind,
    permission: 'restaurants.read',
    summary: "A store's policy; null where there is none.",
    output: z.object({
      store_policy_en: RichText.nullable(),
      store_policy_ar: RichText.nullable(),
      /** Names of content that the editor can't keep, in texts from elsewhere. The next save removes it. */
      dropped: z.object({
        store_policy_en: z.array(z.string()),
        store_policy_ar: z.array(z.string()),
      }),
      version: Version,
    }),
    example: (idOf) => ({ params: { id: idOf('stores') } }),
  }),
  update: post('restaurant/store/updateStorePolicy/:id', {
    kinds: everyKind,
    permission: 'restaurants.write',
    summary: "Write a store's policy; `clear` names the languages to be emptied.",
    form: z.strictObject({
      store_policy_en: RichText.optional(),
      store_policy_ar: RichText.optional(),
      clear: z
        .array(z.enum(['store_policy_en', 'store_policy_ar']))
        .max(2)
        .optional(),
      ...versioned,
    }),
    output: SavedVersion,
    errors: ['version.stale'],
    example: (idOf) => ({
      params: { id: idOf('stores') },
      body: {
        store_policy_en: paragraph('Free of charge up to one day before the event.'),
        store_policy_ar: paragraph('الإلغاء مجاني حتى يوم واحد قبل المناسبة.'),
      },
    }),
  }),
})
