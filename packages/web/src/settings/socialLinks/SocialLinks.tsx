import { Button, Group } from '@mantine/core'
import { maxLinks, type SocialLink, socialLinks } from '@sufra/contract/settings/socialLinks'
import { IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { RowActions } from '../../kernel/list/RowActions.tsx'
import { Rows } from '../../kernel/list/table/Rows.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { SettingPanel } from '../branding/SettingPanel.tsx'
import { linkCard, linkColumns } from './linkColumns.tsx'
import { socialLinksText } from './socialLinks.text.ts'

const LinkDialog = late(() => import('./LinkDialog.tsx'))

const idOf = ({ id }: SocialLink) => id

/** The platform's pages elsewhere (spec 3 §2). */
export function SocialLinks() {
  const t = useText(socialLinksText)
  const writes = useSession().can(socialLinks.save)
  const query = useOperation(socialLinks.list)
  const [edited, setEdited] = useState<SocialLink | 'new' | null>(null)
  const remove = useConfirmed(socialLinks.remove, { invalidates: [socialLinks.list] })
  const rows = query.data?.socialMedia
  const full = (rows?.length ?? 0) >= maxLinks
  const drop = (link: SocialLink) =>
    remove.run(
      {
        title: t('ask'),
        text: t('askText', { name: link.name_en }),
        action: t('remove'),
        success: t('removed', { name: link.name_en }),
        danger: true,
      },
      { params: { id: link.id } },
    )
  const actions = (link: SocialLink) => (
    <RowActions
      name={link.name_en}
      onEdit={writes ? () => setEdited(link) : undefined}
      more={<HistoryButton table="social_links" id={link.id} name={link.name_en} />}
      onRemove={writes ? () => void drop(link) : undefined}
      removing={remove.pending}
    />
  )
  const means = { t, writes, actions }
  const add = writes && (
    <Group gap="sm">
      <Button
        variant="default"
        leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
        disabled={rows === undefined || full}
        onClick={() => setEdited('new')}
      >
        {t('add')}
      </Button>
      {full && <span>{t('full')}</span>}
    </Group>
  )
  const body = () => {
    if (query.error && !rows) return <Failed error={query.error} onRetry={() => void query.refetch()} />
    if (rows?.length === 0) return <Empty words={{ title: t('empty'), text: t('emptyText') }} />
    return (
      <Rows label={t('title')} rows={rows} columns={linkColumns(means)} card={linkCard(means)} idOf={idOf} />
    )
  }
  return (
    <SettingPanel title={t('title')} text={t('about')}>
      {body()}
      {add}
      <Suspense>
        {edited && (
          <LinkDialog link={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />
        )}
      </Suspense>
    </SettingPanel>
  )
}
