import { ActionIcon, Button, Group } from '@mantine/core'
import { type Channel, channels } from '@sufra/contract/integrations/channels'
import { homes } from '@sufra/contract/kernel/kinds'
import { IconPencil, IconPlug, IconPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { late } from '../../kernel/browser/late.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { BulkList } from '../../kernel/list/bulk/BulkList.tsx'
import { useUnpagedSort } from '../../kernel/list/table/useUnpagedSort.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { folded } from '../../kernel/text/folded.ts'
import { useText } from '../../kernel/text/language.tsx'
import { useListState } from '../../kernel/url/search.ts'
import { channelCard, channelColumns } from './channelColumns.tsx'
import { channelsText } from './channels.text.ts'
import { useChannelBulk } from './useChannelBulk.ts'

const ChannelDialog = late(() => import('./ChannelDialog.tsx'))
const idOf = ({ id }: Channel) => id

/** Who calls the ordering API. Search is local, as the list comes whole. */
export function Channels() {
  const t = useText(channelsText)
  const { can } = useSession()
  const navigate = useNavigate()
  const [{ page, count, search }] = useListState()
  const [edited, setEdited] = useState<Channel | 'new' | null>(null)
  const query = useOperation(channels.list)
  const wanted = folded(search)
  const open = (id: number) => void navigate({ to: `${homes.admin}/settings/channels/${id}` })
  const actions = (channel: Channel) => (
    <Group gap={4} justify="flex-end" wrap="nowrap" data-row-actions>
      {can(channels.update) && (
        <ActionIcon
          aria-label={`${t('edit')}: ${channel.name}`}
          data-tip={t('edit')}
          onClick={() => setEdited(channel)}
        >
          <IconPencil size={20} stroke={1.6} aria-hidden />
        </ActionIcon>
      )}
      <HistoryButton table="channels" id={channel.id} name={channel.name} />
    </Group>
  )
  const bulk = useChannelBulk()
  const means = { t, actions }
  const columns = channelColumns(means)
  const { sorting, all } = useUnpagedSort(
    columns,
    query.data?.channels.filter(({ name }) => folded(name).includes(wanted)),
  )
  const add = can(channels.save) && (
    <Button
      data-do="add"
      leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
      onClick={() => setEdited('new')}
    >
      {t('add')}
    </Button>
  )
  return (
    <>
      <BulkList
        bulk={bulk}
        label={t('title')}
        actions={add}
        search={{ label: t('search') }}
        columnPicker={{ list: 'channels' }}
        columns={columns}
        sorting={sorting}
        card={channelCard(means)}
        idOf={idOf}
        onOpen={({ id }) => open(id)}
        openName={({ name }) => name}
        empty={{
          icon: <IconPlug size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
          action: add,
        }}
        query={query}
        rows={all?.slice((page - 1) * count, page * count)}
        total={all?.length}
      />
      <Suspense>
        {edited && (
          <ChannelDialog
            channel={edited === 'new' ? undefined : edited}
            onClose={() => setEdited(null)}
            {...(edited === 'new' && { onSaved: open })}
          />
        )}
      </Suspense>
    </>
  )
}
