import { addons } from '@sufra/contract/menu/addons'
import { IconPlaylistAdd } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../../kernel/browser/late.ts'
import { useOperation } from '../../../kernel/data/operations.ts'
import { useConfirmed } from '../../../kernel/dialogs/useConfirmed.ts'
import { useChosen } from '../../../kernel/page/SplitView.tsx'
import { useSession } from '../../../kernel/session/session.tsx'
import { useLanguage, useText } from '../../../kernel/text/language.tsx'
import { GroupPanes } from '../GroupPanes.tsx'
import { itemOptionsText } from '../optionGroups.text.ts'
import { AddonDetail } from './AddonDetail.tsx'
import { addonsText } from './addons.text.ts'

const AddonDialog = late(() => import('./AddonDialog.tsx'))

/** What a customer can order on top of an item. */
export function Addons({ itemId }: { itemId: number }) {
  const t = useText(addonsText)
  const shared = useText(itemOptionsText)
  const { language } = useLanguage()
  const canWrite = useSession().can(addons.save)
  const [adding, setAdding] = useState(false)
  const [, choose] = useChosen('addon')
  const query = useOperation(addons.list, { params: { id: itemId } })
  const remove = useConfirmed(addons.remove, { freshens: [addons.list] })
  const groups = query.data?.addons.map((addon) => ({
    ...addon,
    name: addon[`item_addon_name_${language}`],
    optionCount: addon.item_addon_options.length,
  }))
  return (
    <>
      <GroupPanes
        part="addon"
        title={t('addons')}
        add={t('addAddons')}
        back={t('allAddons')}
        remove={t('remove')}
        empty={{
          icon: <IconPlaylistAdd size={32} stroke={1.25} aria-hidden />,
          title: t('empty'),
          text: t('emptyText'),
        }}
        query={query}
        groups={groups}
        canWrite={canWrite}
        onAdd={() => setAdding(true)}
        onRemove={({ id, name }) =>
          void remove.run(
            {
              title: t('removeAsk'),
              text: t('removeText', { name }),
              action: t('remove'),
              danger: true,
              success: shared('removed', { name }),
            },
            { params: { id } },
          )
        }
        detail={(addon) => <AddonDetail key={addon.id} addon={addon} canWrite={canWrite} />}
      />
      <Suspense>
        {adding && <AddonDialog itemId={itemId} onAdded={choose} onClose={() => setAdding(false)} />}
      </Suspense>
    </>
  )
}
