import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { InlineDetail } from '../../kernel/inline/InlineDetail.tsx'
import { InlineForm } from '../../kernel/inline/InlineForm.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { GroupFields } from './GroupFields.tsx'
import { GroupOptions } from './GroupOptions.tsx'
import { type Group, type GroupKind, type Option, refetchGroups } from './groups.ts'
import css from './optionGroups.module.css'
import { itemOptionsText } from './optionGroups.text.ts'
import { useGroupForm } from './useGroupForm.ts'

interface Props<G extends Group, O extends Option> {
  readonly of: GroupKind<G, O>
  readonly group: G
}
interface EditedProps<G extends Group, O extends Option> extends Props<G, O> {
  readonly onClose: () => void
}

function Edited<G extends Group, O extends Option>({ of, group, onClose }: EditedProps<G, O>) {
  const t = useText(of.texts)
  const fields = useGroupForm({ of, itemId: group.item_id, group, onSaved: onClose })
  const leaving = useLeaveGuard(fields.form.isDirty)
  const cancel = async () => {
    if (await leaving()) onClose()
  }
  return (
    <InlineForm
      label={t('edit')}
      form={fields.form}
      incomplete={fields.incomplete}
      onCancel={() => void cancel()}
      onTakeTheirs={() => void refetchGroups(of).then(onClose)}
    >
      <GroupFields of={fields} />
    </InlineForm>
  )
}

export function GroupDetail<G extends Group, O extends Option>(props: Props<G, O> & { canWrite: boolean }) {
  const { of, group, canWrite } = props
  const t = useText(of.texts)
  const shared = useText(itemOptionsText)
  const pick = usePick()
  const { language } = useLanguage()
  const name = of.nameOf(group)
  return (
    <InlineDetail
      name={name[language]}
      title={
        <span className={css.name}>
          <bdi>{name[language]}</bdi>
          <small>
            <bdi>{name[language === 'en' ? 'ar' : 'en']}</bdi>
          </small>
        </span>
      }
      edit={t('edit')}
      canWrite={canWrite}
      facts={[
        ...of.limits.map(([what, value]) => [pick(what), value(group)] as const),
        [shared('showOnMenu'), shared(group.show_onmenu ? 'yes' : 'no')],
      ]}
      form={(close) => <Edited of={of} group={group} onClose={close} />}
      rows={(state, writes) => <GroupOptions of={of} group={group} state={state} canWrite={writes} />}
    />
  )
}
