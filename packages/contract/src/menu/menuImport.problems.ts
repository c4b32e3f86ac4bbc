import type { Bilingual } from '../kernel/language.ts'

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
  newCategories: {
    en: 'Another row adds a category with one of these names and another name beside it. Give both the same, or add one of them first',
    ar: 'صف آخر يضيف تصنيفًا بأحد هذين الاسمين مع اسم مختلف. اجعلهما متطابقين أو أضف أحدهما أولًا',
  },
  severalNames: {
    en: 'Several are called so. Give the one that is meant with its number: {names}',
    ar: 'يوجد أكثر من واحد بهذا الاسم. اكتب المقصود مع رقمه: {names}',
  },
  formula: {
    en: 'Its formula came to no value: {error}',
    ar: 'لم تصل معادلته إلى قيمة: \u200e{error}\u200e',
  },
  tooLong: { en: 'It stands for what is too long for a cell', ar: 'يدل على ما هو أطول من خلية' },
  tagUnknown: {
    en: 'A description has no {tag}',
    ar: 'لا يمكن أن يحتوي الوصف على {tag}',
  },
  tagUnclosed: { en: '{tag} is not closed', ar: 'لم يُغلق {tag}' },
  tagMisplaced: { en: 'Has no place where it stands: {tag}', ar: 'ليس في موضعه: {tag}' },
  whichGroup: {
    en: 'Several groups of the item are called so. Give the number of one',
    ar: 'للصنف أكثر من مجموعة بهذا الاسم. اكتب رقم المجموعة',
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

/** What stands in a cell for a description that is longer than one can be. */
export const richTooLong = '[Too long for a cell: stays as it is | أطول من خلية: يبقى كما هو]'
