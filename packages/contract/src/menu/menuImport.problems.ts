import type { Bilingual } from '../kernel/language.ts'

/** Why a row of a sheet can't be imported, in addition to field errors (`issueTexts`). */
export const sheetProblems = {
  noItem: { en: 'There is no such item on this menu', ar: 'لا يوجد صنف كهذا في هذه القائمة' },
  noGroup: { en: 'There is no such group on this menu', ar: 'لا توجد مجموعة كهذه في هذه القائمة' },
  noOption: { en: 'There is no such option on this menu', ar: 'لا يوجد خيار كهذا في هذه القائمة' },
  itemThere: {
    en: 'The category already has an item with these names. To change it, enter its ID: {id}',
    ar: 'في التصنيف صنف بهذين الاسمين بالفعل. لتعديله اكتب رقمه: {id}',
  },
  optionThere: {
    en: 'The group already has an option with these names. To change it, enter its ID: {id}',
    ar: 'في المجموعة خيار بهذين الاسمين بالفعل. لتعديله اكتب رقمه: {id}',
  },
  noCategory: {
    en: 'The store has no such category. To add it, enter its name in both languages',
    ar: 'لا يوجد تصنيف كهذا في المتجر. لإضافته اكتب اسمه باللغتين',
  },
  twoCategories: {
    en: 'These are not the two names of one category',
    ar: 'هذان الاسمان ليسا لتصنيف واحد',
  },
  newCategories: {
    en: 'Another row adds a category with only one of these names. Make both names the same, or add one of the categories first',
    ar: 'صف آخر يضيف تصنيفًا بأحد هذين الاسمين مع اسم مختلف. طابِق الاسمين في الصفين أو أضف أحد التصنيفين أولًا',
  },
  severalNames: {
    en: 'More than one has this name. Enter the one you mean with its ID: {names}',
    ar: 'يوجد أكثر من واحد بهذا الاسم. اكتب المقصود مع رقمه: {names}',
  },
  formula: {
    en: 'Its formula has no result: {error}',
    ar: 'معادلته بلا نتيجة: \u200e{error}\u200e',
  },
  tooLong: {
    en: 'This only marks a text that is too long for a cell. Enter the text itself',
    ar: 'هذه علامة على نص أطول من الخلية. اكتب النص نفسه',
  },
  tagUnknown: {
    en: '{tag} cannot be used in a description',
    ar: 'لا يمكن أن يحتوي الوصف على {tag}',
  },
  tagUnclosed: { en: '{tag} is not closed', ar: 'لم يُغلق {tag}' },
  tagMisplaced: { en: '{tag} cannot be used here', ar: 'لا يمكن استخدام {tag} هنا' },
  whichGroup: {
    en: 'The item has more than one group with this name. Enter the group’s ID',
    ar: 'للصنف أكثر من مجموعة بهذا الاسم. اكتب رقم المجموعة',
  },
  unknownNames: { en: 'Unknown: {names}', ar: 'غير معروف: {names}' },
  whichItem: {
    en: 'No item has this name, or more than one has it. Enter the item’s ID',
    ar: 'لا يوجد صنف بهذا الاسم أو يوجد أكثر من واحد. اكتب رقم الصنف',
  },
  otherItem: { en: 'It belongs to another item', ar: 'ينتمي إلى صنف آخر' },
  otherGroup: { en: 'It belongs to another group', ar: 'ينتمي إلى مجموعة أخرى' },
  groupDiffers: {
    en: 'The rows of this group differ here',
    ar: 'صفوف هذه المجموعة تختلف هنا فيما بينها',
  },
  itemFaulty: { en: 'Its item has mistakes and will not be imported', ar: 'صنفه فيه أخطاء ولن يُستورد' },
} satisfies Record<string, Bilingual>
export type SheetProblem = keyof typeof sheetProblems

/** The text of a cell whose description exceeds the size limit of cells. */
export const richTooLong = '[Too long for a cell: stays as it is | أطول من خلية: يبقى كما هو]'
