import { Button, Loader } from '@mantine/core'
import { bulkEdits, type MadeChange } from '@sufra/contract/menu/bulkEdits'
import type { Category } from '@sufra/contract/menu/categories'
import { IconArrowBackUp, IconHistory } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { Drawer } from '../../kernel/dialogs/Drawer.tsx'
import { Callout } from '../../kernel/display/Callout.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { menuText } from '../items/menu.text.ts'
import css from './RecentChanges.module.css'
import { recentText } from './recent.text.ts'
import { useChangeText } from './useChangeText.ts'
import { useUndo, withdrawOffer } from './useUndo.ts'

interface Props {
  readonly storeId: number
  readonly categories: readonly Category[]
  readonly onClose: () => void
}

/** The bulk changes of a store, in a drawer; each can be undone once. */
export default function RecentChanges({ storeId, categories, onClose }: Props) {
  const t = useText(recentText)
  const kernel = useText(kernelText)
  const menu = useText(menuText)
  const { can } = useSession()
  const wordsOf = useChangeText(categories)
  const query = useOperation(bulkEdits.list, { params: { id: storeId } })
  const undo = useUndo()
  const [busy, setBusy] = useState<number>()
  const [undone, setUndone] = useState<Awaited<ReturnType<typeof undo>>>()
  useEffect(withdrawOffer, [])
  const ask = async (change: MadeChange) => {
    const what = wordsOf(change)
    if (!(await confirm({ title: t('undoAsk'), text: t('undoText', { what }), action: t('undo') }))) return
    setBusy(change.id)
    setUndone(undefined)
    setUndone(await undo(change.id))
    setBusy(undefined)
  }
  const body = () => {
    if (!query.data)
      return query.error ? (
        <Failed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <Loader aria-label={kernel('loading')} role="status" mx="auto" my="xl" display="block" />
      )
    const { changes } = query.data
    if (changes.length === 0)
      return (
        <Empty
          words={{
            icon: <IconHistory size={32} stroke={1.25} aria-hidden />,
            title: t('empty'),
            text: t('emptyText'),
          }}
        />
      )
    return (
      <ol aria-label={t('title')}>
        {changes.map((change) => (
          <li key={change.id} className={css.change} data-undone={change.undone || undefined}>
            <div>
              <strong>{wordsOf(change)}</strong>
              <p>
                {menu('items', { count: change.count })} · <bdi>{change.by}</bdi> · <Instant at={change.at} />
              </p>
            </div>
            {change.undone ? (
              <em>{t('undone')}</em>
            ) : (
              can(bulkEdits.undo) && (
                <Button
                  variant="default"
                  leftSection={<IconArrowBackUp className="turns" size={18} stroke={1.6} aria-hidden />}
                  aria-label={t('undoOne', { what: wordsOf(change) })}
                  loading={busy === change.id}
                  onClick={() => void ask(change)}
                >
                  {t('undo')}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
    )
  }
  return (
    <Drawer onClose={onClose} position="right" size={480} title={t('title')}>
      {undone && <Callout tone={undone.tone}>{undone.text}</Callout>}
      {body()}
    </Drawer>
  )
}
