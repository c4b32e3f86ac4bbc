import { Button } from '@mantine/core'
import type { Bilingual } from '@sufra/contract/kernel/language'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { menuCopy } from '@sufra/contract/menu/menuCopy'
import { useState } from 'react'
import { useAction, useOperation } from '../../kernel/data/operations.ts'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { invalidateMenu } from '../itemTable/invalidateMenu.ts'
import css from './Import.module.css'
import { Imported } from './Imported.tsx'
import { menuImportText } from './menuImport.text.ts'

interface Props {
  /** The store that the file was exported from; null if the reader has no access to it. */
  readonly from: { readonly id: number; readonly name: Bilingual } | null
  readonly storeId: number
  /** The path of the store's menu. */
  readonly menu: string
}
type Preview = OutputOf<typeof menuCopy.preview>

/** What a copy would add, in one line. */
function useCounts(): (preview: Preview) => readonly string[] {
  const t = useText(menuImportText)
  return ({ categories, items, photos, choices, addons, there }) => [
    t('copyItems', { count: items }),
    t('copyCategories', { count: categories }),
    t('copyPhotos', { count: photos }),
    t('copyGroups', { count: choices + addons }),
    ...(there > 0 ? [t('copyThere', { count: there })] : []),
  ]
}

function CopyMenu({ from, storeId, menu }: Props & { readonly from: NonNullable<Props['from']> }) {
  const t = useText(menuImportText)
  const name = usePick()(from.name)
  const countsOf = useCounts()
  const body = { from_store_id: from.id, store_id: storeId }
  const { data, error, refetch } = useOperation(menuCopy.preview, { body })
  const copy = useAction(menuCopy.apply, { success: false })
  const [made, setMade] = useState<OutputOf<typeof menuCopy.apply>>()
  const run = async () => {
    if (!data) return
    const question = { title: t('copyAsk', { name }), text: countsOf(data).join(' · '), action: t('copy') }
    if (!(await confirm(question))) return
    try {
      setMade(await copy.mutateAsync({ body: { ...body, seal: data.seal } }))
      await invalidateMenu()
    } catch {
      // The error is shown already; the preview may be out of date.
      await refetch()
    }
  }
  if (made && data)
    return <Imported title={t('copied', { name })} counts={countsOf(data)} change={made.change} menu={menu} />
  return (
    <div className={css.imported}>
      <Callout tone="info">
        <strong>{t('otherStore', { name })}</strong>
        <p>{t('otherStoreText')}</p>
        {data && <p>{data.items > 0 ? countsOf(data).join(' · ') : t('copyNothing', { name })}</p>}
      </Callout>
      {data && data.items + data.categories > 0 && (
        <div className={css.actions}>
          <Button loading={copy.isPending} onClick={() => void run()}>
            {t('copyMenu', { name })}
          </Button>
        </div>
      )}
      {error && <Callout tone="error">{error.message}</Callout>}
    </div>
  )
}

/** For a file with another store's ids: no row fits this menu, but that store's menu can be copied. */
export function OtherStore(props: Props) {
  const t = useText(menuImportText)
  const pick = usePick()
  const { can } = useSession()
  const { from } = props
  if (from && can(menuCopy.apply)) return <CopyMenu {...props} from={from} />
  return (
    <Callout tone="info">
      <strong>{from ? t('otherStore', { name: pick(from.name) }) : t('anyOtherStore')}</strong>
      <p>{t('exportOwn')}</p>
    </Callout>
  )
}
