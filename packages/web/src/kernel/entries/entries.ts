import type { Bilingual } from '@sufra/contract/kernel/language'
import type { Operation } from '@sufra/contract/kernel/operation'
import type { IconScale } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import type { ShownForm } from '../forms/FormDialog.tsx'
import type { BilingualInput } from '../inputs/BilingualInput.tsx'

/** A text that says which entry it is about. */
type Naming = Readonly<Record<'en' | 'ar', `${string}{name}${string}`>>

/** What is said about a list of entries. */
export type EntryTexts = Readonly<
  Record<'title' | 'name' | 'add' | 'edit' | 'remove' | 'note' | 'empty' | 'emptyText' | 'ask', Bilingual> &
    Record<'askText' | 'saved' | 'removed', Naming>
>

/** What each row has, whatever its name is called. */
export interface Entry {
  readonly id: number
  readonly version?: number
}

interface NameForm extends Pick<ComponentProps<typeof BilingualInput>, 'en' | 'ar'> {
  readonly form: ShownForm
}

/** A small list that is kept whole: its texts, its operations, and the form of one entry. */
export interface EntryList<Row extends Entry> {
  readonly texts: EntryTexts
  /** Label of the search, where there is one. */
  readonly search?: Bilingual
  readonly icon: typeof IconScale
  readonly nameOf: (row: Row) => Bilingual
  readonly maxLength: number
  /** Widths of a name's skeleton in English and in Arabic, in px. */
  readonly skeletons: readonly [en: number, ar: number]
  readonly remove: Operation
  /** What shows entries, and is read again after each change. */
  readonly freshens: readonly Operation[]
  /** A form of the entry, of a new one without it; `saved` is told its name. */
  readonly useForm: (row: Row | undefined, saved: (name: Bilingual) => void) => NameForm
  /** For a deletion that may be refused: says why. */
  readonly useRefused?: (name: string) => {
    readonly refused: (error: Error) => boolean
    readonly dialog: ReactNode
  }
}
