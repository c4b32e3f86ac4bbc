import type { SocialLink } from '@sufra/contract/settings/socialLinks'
import type { ReactNode } from 'react'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { LinkSwitch } from './LinkSwitch.tsx'
import type { socialLinksText } from './socialLinks.text.ts'

interface Means {
  readonly t: Translate<typeof socialLinksText>
  /** Whether the reader may change links. */
  readonly writes: boolean
  readonly actions: (link: SocialLink) => ReactNode
}

const address = ({ url }: SocialLink) => (
  <a href={url} target="_blank" rel="noreferrer" dir="ltr">
    {url.replace('https://', '')}
  </a>
)
const state = (link: SocialLink, { t, writes }: Means) =>
  writes ? <LinkSwitch link={link} /> : t(link.status ? 'on' : 'off')

/** Spec 3 §2: Name, Url, Type, Status, Actions. */
export function linkColumns(means: Means): readonly Column<SocialLink>[] {
  const { t, actions } = means
  return [
    { key: 'name', head: t('name'), cell: ({ name_en }) => <bdi>{name_en}</bdi>, skeleton: 80 },
    { key: 'url', head: t('url'), cell: address, grows: true, skeleton: 160 },
    { key: 'type', head: t('type'), cell: ({ type }) => t(type), skeleton: 80 },
    { key: 'status', head: t('status'), cell: (link) => state(link, means), skeleton: 40 },
    { key: 'actions', head: t('actions'), cell: actions, end: true, skeleton: 72 },
  ]
}

export const linkCard =
  (means: Means) =>
  (link: SocialLink): CardFacts => ({
    title: <bdi>{link.name_en}</bdi>,
    state: state(link, means),
    facts: [
      [means.t('type'), means.t(link.type)],
      [means.t('url'), address(link), true],
    ],
    actions: means.actions(link),
  })
