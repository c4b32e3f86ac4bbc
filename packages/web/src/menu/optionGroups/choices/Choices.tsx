import { choices } from '@sufra/contract/menu/choices'
import { IconListCheck } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { late } from '../../../kernel/browser/late.ts'
import { useOperation } from '../../../kernel/data/operations.ts'
import { useConfirmed } from '../../../kernel/dialogs/useConfirmed.ts'
import { useChosen } from '../../../kernel/page/SplitView.tsx'
import { useSession } from '../../../kernel/session/session.tsx'
import { useLanguage, useText } from '../../../kernel/text/language.tsx'
import { GroupPanes } from '../GroupPanes.tsx'
import { itemOptionsText } from '../optionGroups.text.ts'
import { ChoiceDetail } from './ChoiceDetail.tsx'
import { saysOrderable } from './choices.cache.ts'
import { choicesText } from './choices.text.ts'

const ChoiceDialog = late(() => import('./ChoiceDialog.tsx'))

/** What a customer must or may choose with an item. */
export function Choices({ itemId }: { itemId: number }) {
  const t = useText(choicesText)
  const shared = useText(itemOptionsText)
  const { language } = useLanguage()
  const canWrite = useSession().can(choices.save)
  const [adding, setAdding] = useState(false)
  const [, choose] = useChosen('choice')
  const query = useOperation(choices.list, { params: { id: itemId } })
  const remove = useConfirmed(choices.remove, { freshens: [choices.list, ...saysOrderable] })
  const groups = query.data?.choices.map((choice) => ({
    ...choice,
    name: choice[`item_choice_name_${language}`],
    optionCount: choice.item_choice_options.length,
  }))
  return (
    <>
      <GroupPanes
        part="choice"
        title={t('choices')}
        add={t('addChoices')}
        back={t('allChoices')}
        remove={t('remove')}
        empty={{
          icon: <IconListCheck size={32} stroke={1.25} aria-hidden />,
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
        detail={(choice) => <ChoiceDetail key={choice.id} choice={choice} canWrite={canWrite} />}
      />
      <Suspense>
        {adding && <ChoiceDialog itemId={itemId} onAdded={choose} onClose={() => setAdding(false)} />}
      </Suspense>
    </>
  )
}
