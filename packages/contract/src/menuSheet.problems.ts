import type { Bilingual } from './kernel/language.ts'

/** Why a row of a sheet can't be imported, beside what the fields themselves say (`issueTexts`). */
export const sheetProblems = {
  noItem: { en: 'There is no such item on this menu', ar: 'لا يوجد صنف كهذا في هذه القائمة' },
  noGroup: { en: 'There is no such group on this menu', ar: 'لا توجد مجموعة كهذه في هذه القائمة' },
  noOption: { en: 'There is no such option on this menu', ar: 'لا يوجد خيار كهذا في هذه القائمة' },
  itemThere: {
    en: 'The category has an item of these names already. To change it, give its number: {id}',
    ar: 'في التصنيف صنف بهذين الاسمين بالفعل. لتعديله اكتب رقمه: {id}',
  },
  optionThere: {
    en: 'The group has an option of these names already. To change it, give its number: {id}',
    ar: 'في المجموعة خيار بهذين الاسمين بالفعل. لتعديله اكتب رقمه: {id}',
  },
  noCategory: {
    en: 'The store has no such category. With a name in each language it is added',
    ar: 'لا يوجد تصنيف كهذا في المتجر. سيُضاف إذا كُتب اسمه باللغتين',
  },
  twoCategories: {
    en: 'These are not the two names of one category',
    ar: 'هذان ليسا اسمي تصنيف واحد',
  },
  unknownNames: { en: 'Not known: {names}', ar: 'غير معروف: {names}' },
  whichItem: {
    en: 'No single item is called so. Give its number',
    ar: 'لا يوجد صنف واحد بعينه بهذا الاسم. اكتب رقمه',
  },
  otherItem: { en: 'It belongs to another item', ar: 'ينتمي إلى صنف آخر' },
  otherGroup: { en: 'It belongs to another group', ar: 'ينتمي إلى مجموعة أخرى' },
  groupDiffers: {
    en: 'Rows of this group say different things here',
    ar: 'صفوف هذه المجموعة تختلف هنا فيما بينها',
  },
  itemFaulty: { en: 'Its item has mistakes and is left out', ar: 'صنفه فيه أخطاء ولن يُستورد' },
} satisfies Record<string, Bilingual>
export type SheetProblem = keyof typeof sheetProblems
