import { toast } from '../../kernel/display/toast.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { type Group, type GroupKind, type Option, refetchGroups } from './groups.ts'
import { itemOptionsText } from './optionGroups.text.ts'

interface Props<G extends Group, O extends Option> {
  readonly of: GroupKind<G, O>
  readonly itemId: number
  /** The one to change; a new one without it. */
  readonly group?: G
  readonly onSaved: (id: number) => void
}

/** The form of a choice or an addon, which says that it was saved. */
export function useGroupForm<G extends Group, O extends Option>({ of, itemId, group, onSaved }: Props<G, O>) {
  const t = useText(itemOptionsText)
  const pick = usePick()
  return of.useForm(itemId, group, async (name, id) => {
    toast.success(t('saved', { name: pick(name) }))
    await refetchGroups(of)
    onSaved(id)
  })
}
