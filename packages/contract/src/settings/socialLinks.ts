import { z } from 'zod'
import { Id } from '../kernel/fields.ts'
import { Done, del, feature, get, post } from '../kernel/operation.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'
import { linkNames } from './socialLinks.shapes.ts'

/** Spec 3 §9. */
export const maxLinks = 5

/** Typed behind `https://`, with or without it. */
const WebAddress = z
  .string()
  .trim()
  .min(1, 'required')
  .max(300)
  .transform((text) => `https://${text.replace(/^https?:\/\//i, '')}`)
  .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'url.invalid' }))

export const SocialLink = z.object({
  id: Id,
  name_en: z.enum(linkNames),
  url: z.string(),
  type: z.enum(['social', 'app']),
  status: z.boolean(),
  version: Version,
})
export type SocialLink = z.output<typeof SocialLink>

const Fields = z.strictObject({ name_en: z.enum(linkNames, { error: 'choice' }), url: WebAddress })
const writes = { kinds: ['admin'], permission: 'settings.write' } as const

/** Links to the platform's pages elsewhere (spec 3 §7). */
export const socialLinks = feature('socialLinks', {
  list: get('settings/socialMedia/getSocialMediaList', {
    kinds: ['admin'],
    permission: 'settings.read',
    summary: 'All links, in the order they were added.',
    output: z.object({ socialMedia: z.array(SocialLink) }),
    example: () => ({}),
  }),
  save: post('settings/saveSocialMedia', {
    ...writes,
    summary: 'A new link, which is on. There are at most five.',
    input: Fields,
    output: SavedVersion,
    errors: ['socialLinks.full'],
    example: () => ({ body: { name_en: 'Facebook', url: 'www.facebook.com/catering' } }),
  }),
  update: post('settings/updateSocialMedia/:id', {
    ...writes,
    summary: 'Change a link, or switch it on or off.',
    input: Fields.extend({ status: z.boolean() }).partial().extend(versioned),
    output: SavedVersion,
    errors: ['version.stale'],
    example: (idOf) => ({ params: { id: idOf('social_links') }, body: { status: false } }),
  }),
  remove: del('settings/deleteSocialMedia/:id', {
    ...writes,
    summary: 'Delete a link.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('unused social_links') } }),
  }),
})
