import type { Bilingual } from '@sufra/contract/kernel/language'
import type { Dirhams } from '@sufra/contract/kernel/money'
import type { Operation } from '@sufra/contract/kernel/operation'
import type { IconListCheck } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import type { ShownForm } from '../../kernel/forms/FormDialog.tsx'
import type { InlineEditor } from '../../kernel/inline/InlineEditor.tsx'
import type { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'

/** What choices and addons all have. */
export interface Group {
  readonly id: number
  readonly item_id: number
  readonly show_onmenu: boolean
}
export interface Option {
  readonly id: number
  readonly name_en: string
  readonly name_ar: string
}

type GroupTexts = Readonly<
  Record<
    'title' | 'add' | 'all' | 'edit' | 'remove' | 'removeAsk' | 'empty' | 'emptyText' | 'noOptionsText',
    Bilingual
  >
>

export interface GroupForm extends Pick<ComponentProps<typeof BilingualInput>, 'en' | 'ar'> {
  readonly form: ShownForm
  readonly show: { readonly value: boolean; readonly onChange: (show: boolean) => void }
  /** How much of it is chosen, where that is said of a group. */
  readonly limits?: ReactNode
  /** Something that has to be there is missing: it can't be saved yet. */
  readonly incomplete: boolean
}

export interface OptionEditorProps<O extends Option>
  extends Pick<ComponentProps<typeof InlineEditor>, 'label' | 'onClose' | 'onTakeTheirs'> {
  readonly groupId: number
  /** The one to change; a new one without it. */
  readonly option: O | undefined
  readonly saved: (name: Bilingual) => unknown
}

/** What an item's customers choose from, choices or addons: their texts, operations and fields. */
export interface GroupKind<G extends Group, O extends Option> {
  /** Their name in the address. */
  readonly part: string
  readonly texts: GroupTexts
  readonly icon: typeof IconListCheck
  readonly list: Operation
  readonly save: Operation
  readonly remove: Operation
  readonly removeOption: Operation
  /** What else they decide: read again after each change. */
  readonly decides: readonly Operation[]
  readonly useGroups: (itemId: number) => {
    readonly query: { readonly error: unknown; readonly refetch: () => unknown }
    readonly groups: readonly G[] | undefined
  }
  readonly nameOf: (group: G) => Bilingual
  readonly limits: readonly (readonly [what: Bilingual, value: (group: G) => number])[]
  readonly optionsOf: (group: G) => readonly O[]
  readonly priceOf: (option: O) => Dirhams
  readonly optionLimits: readonly (readonly [what: Bilingual, value: (option: O) => number])[]
  /** Where an option has a switch of its own. */
  readonly isShown?: (option: O) => boolean
  /** A form of the group, of a new one without it. */
  readonly useForm: (
    itemId: number,
    group: G | undefined,
    saved: (name: Bilingual, id: number) => unknown,
  ) => GroupForm
  readonly OptionEditor: (props: OptionEditorProps<O>) => ReactNode
}

export function refetchGroups({ list, decides }: { list: Operation; decides: readonly Operation[] }) {
  for (const operation of decides) void queryClient.invalidateQueries({ queryKey: keyOf(operation) })
  return queryClient.invalidateQueries({ queryKey: keyOf(list) })
}
