import { type Choice, type ChoiceOption, choiceOptions, choices } from '@sufra/contract/menu/choices'
import { IconListCheck } from '@tabler/icons-react'
import { useConfirmed } from '../../../kernel/dialogs/useConfirmed.ts'
import { Money } from '../../../kernel/display/Money.tsx'
import { InlineRows } from '../../../kernel/inline/InlineRows.tsx'
import type { InlineState } from '../../../kernel/inline/useInlineRows.ts'
import { useLanguage, useText } from '../../../kernel/text/language.tsx'
import { itemOptionsText } from '../optionGroups.text.ts'
import { ChoiceOptionEditor } from './ChoiceOptionEditor.tsx'
import { refetchChoices, saysOrderable } from './choices.cache.ts'
import { choicesText } from './choices.text.ts'

interface Props {
  readonly choice: Choice
  readonly state: InlineState
  readonly canWrite: boolean
}
const idOf = ({ id }: ChoiceOption) => id

/** What a choice offers. */
export function ChoiceOptions({ choice, state, canWrite }: Props) {
  const t = useText(choicesText)
  const shared = useText(itemOptionsText)
  const { language } = useLanguage()
  const remove = useConfirmed(choiceOptions.remove, { freshens: [choices.list, ...saysOrderable] })
  const nameOf = (option: ChoiceOption) => option[`name_${language}`]
  const drop = (option: ChoiceOption) =>
    remove.run(
      {
        title: shared('removeOptionAsk'),
        text: shared('removeOptionText', { name: nameOf(option) }),
        action: shared('removeOption'),
        danger: true,
        success: shared('removed', { name: nameOf(option) }),
      },
      { params: { id: option.id } },
    )
  return (
    <InlineRows
      title={shared('options')}
      columns={[
        {
          key: 'name_en',
          head: shared('nameIn'),
          cell: ({ name_en }) => <bdi>{name_en}</bdi>,
          ...(language === 'en' && { card: 'title' }),
        },
        {
          key: 'name_ar',
          head: shared('nameInArabic'),
          cell: ({ name_ar }) => <bdi lang="ar">{name_ar}</bdi>,
          ...(language === 'ar' && { card: 'title' }),
        },
        {
          key: 'price',
          head: shared('price'),
          cell: ({ item_choice_price }) => <Money amount={item_choice_price} />,
        },
        { key: 'min', head: t('min'), cell: ({ min_selection_option }) => min_selection_option },
        { key: 'max', head: t('max'), cell: ({ max_selection_option }) => max_selection_option },
      ]}
      query={{ error: null, refetch: refetchChoices }}
      rows={choice.item_choice_options}
      idOf={idOf}
      nameOf={nameOf}
      state={state}
      editor={(option) => (
        <ChoiceOptionEditor
          key={option?.id ?? 'new'}
          choiceId={choice.id}
          option={option}
          onClose={state.close}
        />
      )}
      addLabel={shared('addOptions')}
      canWrite={canWrite}
      onRemove={(option) => void drop(option)}
      empty={{
        icon: <IconListCheck size={32} stroke={1.25} aria-hidden />,
        title: t('noOptions'),
        text: t('noOptionsText'),
      }}
    />
  )
}
