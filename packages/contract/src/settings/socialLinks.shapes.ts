/** Spec 3 §3: what a link may be called, and whether it leads to a page or opens an app. */
export const linkTypes = {
  Facebook: 'social',
  Instagram: 'social',
  Twitter: 'social',
  WhatsApp: 'app',
  Skype: 'app',
} as const
type LinkName = keyof typeof linkTypes
export const linkNames = Object.keys(linkTypes) as [LinkName, ...LinkName[]]
