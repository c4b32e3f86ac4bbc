import { texts } from '../../kernel/text/texts.ts'

/** The counts of a kitchen sheet, in the language of the sheet. */
export const kitchenText = texts({
  serves: {
    en: { one: 'serves {count}', other: 'serves {count}' },
    ar: {
      zero: 'يكفي {count} شخص',
      one: 'يكفي شخصًا واحدًا',
      two: 'يكفي شخصين',
      few: 'يكفي {count} أشخاص',
      many: 'يكفي {count} شخصًا',
      other: 'يكفي {count} شخص',
    },
  },
  people: {
    en: { one: '{count} person', other: '{count} people' },
    ar: {
      zero: '{count} شخص',
      one: 'شخص واحد',
      two: 'شخصان',
      few: '{count} أشخاص',
      many: '{count} شخصًا',
      other: '{count} شخص',
    },
  },
  /** All servings are full. */
  exactly: { en: '{servings} × {serves} = {people}', ar: '{servings} × {serves} = {people}' },
  /** Full servings, and people beyond them. */
  more: {
    en: '{servings} × {serves} + {beyond} = {people}',
    ar: '{servings} × {serves} + {beyond} = {people}',
  },
  inAll: { en: '{servings} × {serves}, {people} in all', ar: '{servings} × {serves}، والعدد {people}' },
})
