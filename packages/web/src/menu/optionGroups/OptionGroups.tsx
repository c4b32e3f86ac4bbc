import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import {
  PaneEntry,
  PaneHead,
  PaneList,
  PaneSkeleton,
  SplitView,
  useChosen,
  useOnePane,
} from '../../kernel/page/SplitView.tsx'
import { useShownEntry } from '../../kernel/page/useShownEntry.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { GroupDetail } from './GroupDetail.tsx'
import type { Group, GroupKind, Option } from './groups.ts'
import css from './optionGroups.module.css'
import { itemOptionsText } from './optionGroups.text.ts'

const GroupDialog = late(() => import('./GroupDialog.tsx')) as typeof import('./GroupDialog.tsx')['default']

interface Props<G extends Group, O extends Option> {
  readonly of: GroupKind<G, O>
  readonly itemId: number
}

/** What an item's customers choose from: the groups on one side, the chosen one's options on the other. */
export function OptionGroups<G extends Group, O extends Option>({ of, itemId }: Props<G, O>) {
  const t = useText(of.texts)
  const shared = useText(itemOptionsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const canWrite = useSession().can(of.save)
  const onePane = useOnePane()
  const [adding, setAdding] = useState(false)
  const [id, choose] = useChosen(of.part)
  const { query, groups } = of.useGroups(itemId)
  const remove = useConfirmed(of.remove, { invalidates: [of.list, ...of.decides] })
  const chosen = useShownEntry(groups, id, { idOf: ({ id }) => id, orFirst: !onePane })
  if (!groups && query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} />

  const drop = (group: G, name: string) =>
    remove.run(
      {
        title: t('removeAsk'),
        text: shared('removeText', { name }),
        action: t('remove'),
        danger: true,
        success: shared('removed', { name }),
      },
      { params: { id: group.id } },
    )
  const entry = (group: G) => {
    const name = pick(of.nameOf(group))
    return (
      <PaneEntry
        key={group.id}
        part={of.part}
        id={group.id}
        chosen={group.id === chosen?.id}
        actions={
          canWrite && (
            <ActionIcon
              aria-label={kernel('removeOne', { name })}
              data-tip={t('remove')}
              onClick={() => void drop(group, name)}
            >
              <IconTrash size={20} stroke={1.6} aria-hidden />
            </ActionIcon>
          )
        }
      >
        <span className={css.name}>
          <bdi>{name}</bdi>
          <small>{shared('optionCount', { count: of.optionsOf(group).length })}</small>
        </span>
      </PaneEntry>
    )
  }
  const list = () => {
    if (!groups) return <PaneSkeleton label={t('title')} loading={kernel('loading')} />
    if (groups.length > 0) return <PaneList label={t('title')}>{groups.map(entry)}</PaneList>
    const icon = <of.icon size={32} stroke={1.25} aria-hidden />
    return <Empty words={{ icon, title: t('empty'), text: t('emptyText') }} />
  }
  const detail = () => {
    if (chosen) return <GroupDetail key={chosen.id} of={of} group={chosen} canWrite={canWrite} />
    if (onePane || !groups || !canWrite) return undefined
    return (
      <PaneHead title={shared('options')} list>
        <Button leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />} disabled>
          {shared('addOptions')}
        </Button>
      </PaneHead>
    )
  }
  return (
    <>
      <SplitView
        part={of.part}
        back={t('all')}
        list={
          <>
            <PaneHead title={t('title')} list>
              {canWrite && (
                <Button
                  variant="default"
                  leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
                  disabled={!groups}
                  onClick={() => setAdding(true)}
                >
                  {t('add')}
                </Button>
              )}
            </PaneHead>
            {list()}
          </>
        }
        detail={detail()}
      />
      <Suspense>
        {adding && <GroupDialog of={of} itemId={itemId} onAdded={choose} onClose={() => setAdding(false)} />}
      </Suspense>
    </>
  )
}
