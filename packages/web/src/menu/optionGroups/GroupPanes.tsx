import { ActionIcon, Button } from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import {
  PaneEntry,
  PaneList,
  PaneSkeleton,
  SplitView,
  useChosen,
  useOnePane,
} from '../../kernel/page/SplitView.tsx'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './optionGroups.module.css'
import { itemOptionsText } from './optionGroups.text.ts'

/** A choice or an addon in the list. */
interface Group {
  readonly id: number
  readonly name: string
  readonly optionCount: number
}
interface Props<Row extends Group> {
  readonly part: string
  readonly title: string
  readonly add: string
  /** The way back to the list where only one pane has room. */
  readonly back: string
  readonly remove: string
  readonly empty: { readonly icon: ReactNode; readonly title: string; readonly text: string }
  readonly query: { readonly error: unknown; readonly refetch: () => unknown }
  readonly groups: readonly Row[] | undefined
  readonly canWrite: boolean
  readonly onAdd: () => void
  readonly onRemove: (group: Row) => void
  readonly detail: (group: Row) => ReactNode
}

/** What an item's customers choose from: the groups on one side, the chosen one's options on the other. */
export function GroupPanes<Row extends Group>(props: Props<Row>) {
  const { part, title, empty, query, groups, canWrite } = props
  const kernel = useText(kernelText)
  const t = useText(itemOptionsText)
  const onePane = useOnePane()
  const [id] = useChosen(part)
  const chosen = groups?.find((group) => group.id === id) ?? (onePane ? undefined : groups?.[0])
  if (!groups && query.error) return <Failed error={query.error} onRetry={() => void query.refetch()} />

  const list = () => {
    if (!groups) return <PaneSkeleton label={title} loading={kernel('loading')} />
    if (groups.length === 0) return <Empty words={empty} />
    return (
      <PaneList label={title}>
        {groups.map((group) => (
          <PaneEntry
            key={group.id}
            part={part}
            id={group.id}
            chosen={group.id === chosen?.id}
            actions={
              canWrite && (
                <ActionIcon
                  aria-label={kernel('removeOne', { name: group.name })}
                  data-tip={props.remove}
                  onClick={() => props.onRemove(group)}
                >
                  <IconTrash size={20} stroke={1.6} aria-hidden />
                </ActionIcon>
              )
            }
          >
            <span className={css.name}>
              <bdi>{group.name}</bdi>
              <small>{t('optionCount', { count: group.optionCount })}</small>
            </span>
          </PaneEntry>
        ))}
      </PaneList>
    )
  }
  const detail = () => {
    if (chosen) return props.detail(chosen)
    if (onePane || !groups || !canWrite) return undefined
    return (
      <div className={css.head} data-list>
        <h2>{t('options')}</h2>
        <Button leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />} disabled>
          {t('addOptions')}
        </Button>
      </div>
    )
  }
  return (
    <SplitView
      part={part}
      back={props.back}
      list={
        <>
          <div className={css.head} data-list>
            <h2>{title}</h2>
            {canWrite && (
              <Button
                variant="default"
                leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
                disabled={!groups}
                onClick={props.onAdd}
              >
                {props.add}
              </Button>
            )}
          </div>
          {list()}
        </>
      }
      detail={detail()}
    />
  )
}
