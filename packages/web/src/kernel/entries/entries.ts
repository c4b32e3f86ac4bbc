import type { Bilingual } from '@sufra/contract/kernel/language'
import type { Operation } from '@sufra/contract/kernel/operation'
import type { IconScale } from '@tabler/icons-react'
import type { ComponentProps, ReactNode } from 'react'
import { keyOf, queryClient } from '../data/operations.ts'
import type { ShownForm } from '../forms/FormDialog.tsx'
import type { BilingualInput } from '../inputs/BilingualInput.tsx'
import type { BulkAction } from '../list/bulk/bulk.ts'
import type { Column } from '../list/table/Table.tsx'

/** A text that says which entry it is about. */
type Naming = Readonly<Record<'en' | 'ar', `${string}{name}${string}`>>

/** What is said about a list of entries; the question before a deletion may name the entry. */
export type EntryTexts = Readonly<
  Record<'title' | 'name' | 'add' | 'edit' | 'remove' | 'emptyText' | 'ask' | 'askText', Bilingual> &
    Record<'saved' | 'removed', Naming> & {
      /** Label of the search, where there is one. */
      search?: Bilingual
      /** Where "No data available" does not do. */
      empty?: Bilingual
      /** What a change does not change. */
      note?: Bilingual
    }
>

/** What each row has, whatever its name is called. */
export interface Entry {
  readonly id: number
  readonly version?: number
}

export interface EntryColumn<Row> extends Column<Row> {
  readonly head: string
  /** What it is on a card and in a sorted row, which show no other columns beside the name. */
  readonly cardRole?: 'fact' | 'state' | undefined
}

type NameProps = Pick<ComponentProps<typeof BilingualInput>, 'en' | 'ar' | 'maxLength' | 'required'>
/** A name in both languages, and what else an entry has. */
export interface EntryFields extends NameProps {
  readonly form: ShownForm
  readonly more?: ReactNode
}
export type EntrySaved = (
  answer: { readonly id: number },
  name: { readonly name_en: string; readonly name_ar: string },
) => void

/** A small list that comes whole: its texts, its operations, its columns, and the form of one entry. */
export interface EntryList<Row extends Entry> {
  readonly texts: EntryTexts
  readonly icon: typeof IconScale
  readonly nameOf: (row: Row) => Bilingual
  /** Stands before the name. */
  readonly pictureOf?: (row: Row, name: string) => ReactNode
  /** Class of a sorted row with more to read than a name. */
  readonly rowClass?: string | undefined
  /** Its name in both languages without it. The same columns on every render, or every row renders again. */
  readonly useColumns?: (of: EntryList<Row>) => readonly EntryColumn<Row>[]
  /** Widths of a name's skeleton in English and in Arabic, in px. */
  readonly skeletons?: readonly [en: number, ar: number]
  readonly remove: Operation
  /** Another button of each row, for readers too. */
  readonly moreActions?: (row: Row, name: string) => ReactNode
  /** What the person may do to several entries beside deleting them. */
  readonly useActions?: () => readonly BulkAction<Row>[]
  /** What shows entries, and is read again after each change. */
  readonly invalidates: readonly Operation[]
  /** A form of the entry, of a new one without it. */
  readonly useForm: (row: Row | undefined, saved: EntrySaved) => EntryFields
  /** For a deletion that may be refused: says why. */
  readonly useRefused?: (name: string) => {
    readonly refused: (error: Error) => boolean
    readonly dialog: ReactNode
  }
}

/** Of all entries that match the search, at once. */
export interface EntryQuery<Data> {
  readonly data: Data | undefined
  readonly isPending: boolean
  readonly error: unknown
  readonly isPlaceholderData: boolean
  readonly refetch: () => Promise<{ readonly data: Data | undefined }>
}

export const idOf = ({ id }: Entry): number => id

export const invalidate = ({ invalidates }: Pick<EntryList<never>, 'invalidates'>): Promise<unknown> =>
  Promise.all(invalidates.map((each) => queryClient.invalidateQueries({ queryKey: keyOf(each) })))
