import type { Choice } from '@sufra/contract/menu/choices'
import { useLanguage, useText } from '../../../kernel/text/language.tsx'
import { GroupDetail } from '../GroupDetail.tsx'
import { GroupForm } from '../GroupForm.tsx'
import { itemOptionsText } from '../optionGroups.text.ts'
import { ChoiceFields } from './ChoiceFields.tsx'
import { ChoiceOptions } from './ChoiceOptions.tsx'
import { refetchChoices } from './choices.cache.ts'
import { choicesText } from './choices.text.ts'
import { isComplete } from './limits.rules.ts'
import { useChoiceForm } from './useChoiceForm.ts'

interface Props {
  readonly choice: Choice
  readonly canWrite: boolean
}

function Edited({ choice, onClose }: { choice: Choice; onClose: () => void }) {
  const t = useText(choicesText)
  const form = useChoiceForm({ itemId: choice.item_id, choice, saved: onClose })
  return (
    <GroupForm
      label={t('edit')}
      form={form}
      incomplete={!isComplete(form.values)}
      onClose={onClose}
      onTakeTheirs={() => void refetchChoices().then(onClose)}
    >
      <ChoiceFields form={form} />
    </GroupForm>
  )
}

export function ChoiceDetail({ choice, canWrite }: Props) {
  const t = useText(choicesText)
  const shared = useText(itemOptionsText)
  const { language } = useLanguage()
  const names = [choice.item_choice_name_en, choice.item_choice_name_ar]
  const [name = '', otherName = ''] = language === 'en' ? names : names.reverse()
  return (
    <GroupDetail
      name={name}
      otherName={otherName}
      edit={t('edit')}
      canWrite={canWrite}
      facts={[
        [t('min'), choice.min_selection_needed],
        [t('max'), choice.max_selection_needed],
        [t('maxQuantity'), choice.max_quantity],
        [shared('showOnMenu'), shared(choice.show_onmenu ? 'yes' : 'no')],
      ]}
      form={(close) => <Edited choice={choice} onClose={close} />}
      options={(state, writes) => <ChoiceOptions choice={choice} state={state} canWrite={writes} />}
    />
  )
}
