import { fieldNames } from '@sufra/contract/accounts/trail.fields'
import type { Bilingual } from '@sufra/contract/kernel/language'
import type { HistoryField } from '@sufra/contract/stores/stores.history'
import { historyText as anyHistory } from '../../accounts/trail/history.text.ts'
import { texts } from '../../kernel/text/texts.ts'

export const historyText = texts({
  title: anyHistory.title,
  empty: anyHistory.empty,
  emptyText: {
    en: 'Every change to this store is kept here, with who made it and when.',
    ar: 'يُحفظ هنا كل تغيير في هذا المتجر ومن أجراه ومتى.',
  },
})

/** Every field of a store's history has a name. */
fieldNames satisfies Readonly<Record<HistoryField, Bilingual>>
