import type { Bilingual } from '@sufra/contract/kernel/language'
import type { SheetColumn, SheetName } from '@sufra/contract/menu/menuImport'
import { itemsText } from '../items/items.text.ts'

/** Names of the sheets, in both languages of a file. */
export const sheetText = {
  items: { en: 'Items', ar: 'الأصناف' },
  choices: { en: 'Choices', ar: 'الاختيارات' },
  addons: { en: 'Addons', ar: 'الإضافات' },
} as const satisfies Record<SheetName, Bilingual>

const id = { en: 'ID', ar: 'الرقم' }
const optionId = { en: 'Option ID', ar: 'رقم الخيار' }
const itemId = { en: 'Item ID', ar: 'رقم الصنف' }
const itemName = { en: 'Item', ar: 'الصنف' }
const optionIn = {
  en: { en: 'Option in English', ar: 'الخيار بالإنجليزية' },
  ar: { en: 'Option in Arabic', ar: 'الخيار بالعربية' },
}
const groupIn = {
  en: { en: 'Group in English', ar: 'المجموعة بالإنجليزية' },
  ar: { en: 'Group in Arabic', ar: 'المجموعة بالعربية' },
}
const price = { en: 'Price', ar: 'السعر' }

/** The headings of a file, and the names of its fields in the dry run. */
export const columnText = {
  items: {
    item_id: id,
    category_en: { en: 'Category in English', ar: 'التصنيف بالإنجليزية' },
    category_ar: { en: 'Category in Arabic', ar: 'التصنيف بالعربية' },
    name_en: { en: 'Name in English', ar: 'الاسم بالإنجليزية' },
    name_ar: { en: 'Name in Arabic', ar: 'الاسم بالعربية' },
    short_description_en: { en: 'Short description in English', ar: 'الوصف المختصر بالإنجليزية' },
    short_description_ar: { en: 'Short description in Arabic', ar: 'الوصف المختصر بالعربية' },
    dish_en: { en: 'Serving dish in English', ar: 'طبق التقديم بالإنجليزية' },
    dish_ar: { en: 'Serving dish in Arabic', ar: 'طبق التقديم بالعربية' },
    description_en: itemsText.descriptionIn,
    description_ar: itemsText.descriptionInArabic,
    original_price: itemsText.originalPrice,
    promoted_price: itemsText.promotedPrice,
    price_per_unit: itemsText.pricePerUnit,
    enough_for: itemsText.enoughFor,
    item_unit: itemsText.unit,
    quantity_per_day: itemsText.maxPerDay,
    max_quantity_per_day: itemsText.maxPerOrder,
    lead_time: { en: 'Lead time (hours)', ar: 'مهلة الطلب المسبق (بالساعات)' },
    setup_time: { en: 'Setup time (hours)', ar: 'وقت التجهيز (بالساعات)' },
    max_time: { en: 'Max serving time (hours)', ar: 'أقصى مدة للتقديم (بالساعات)' },
    available_from_time: itemsText.availableFrom,
    available_to_time: itemsText.availableTo,
    drop_off_time: { en: 'Drop-off hours', ar: 'ساعات التسليم' },
    delivery_type: itemsText.deliveryType,
    special_fees_amount: itemsText.specialFeesAmount,
    global_categories: itemsText.globalCategories,
    filters: itemsText.filters,
    item_requirements: itemsText.requirements,
    show: { en: 'Shown', ar: 'ظاهر' },
    cash_on_delivery: { en: 'Accept cash on delivery', ar: 'قبول الدفع عند الاستلام' },
    required_location: { en: 'Required location', ar: 'الموقع مطلوب' },
    photo: { en: 'Photo (for information)', ar: 'الصورة (للعلم فقط)' },
    images: { en: 'Photos in the gallery (for information)', ar: 'عدد صور المعرض (للعلم فقط)' },
  },
  choices: {
    option_id: optionId,
    choice_id: { en: 'Choice ID', ar: 'رقم الاختيار' },
    item_id: itemId,
    item_name: itemName,
    item_choice_name_en: groupIn.en,
    item_choice_name_ar: groupIn.ar,
    min_selection_needed: { en: 'Min selection', ar: 'أقل عدد اختيارات' },
    max_selection_needed: { en: 'Max selection', ar: 'أكثر عدد اختيارات' },
    max_quantity: { en: 'Max quantity', ar: 'أقصى كمية' },
    show_onmenu: { en: 'Group on menu', ar: 'المجموعة في القائمة' },
    name_en: optionIn.en,
    name_ar: optionIn.ar,
    item_choice_price: price,
    min_selection_option: { en: 'Min of the option', ar: 'أقل عدد من الخيار' },
    max_selection_option: { en: 'Max of the option', ar: 'أكثر عدد من الخيار' },
  },
  addons: {
    option_id: optionId,
    addon_id: { en: 'Addon ID', ar: 'رقم مجموعة الإضافات' },
    item_id: itemId,
    item_name: itemName,
    item_addon_name_en: groupIn.en,
    item_addon_name_ar: groupIn.ar,
    show_onmenu: { en: 'Group on menu', ar: 'المجموعة في القائمة' },
    name_en: optionIn.en,
    name_ar: optionIn.ar,
    item_addon_option_price: price,
    max_selection: { en: 'Max selection', ar: 'أقصى عدد' },
    option_show_onmenu: { en: 'Option on menu', ar: 'الخيار في القائمة' },
  },
} as const satisfies { readonly [Name in SheetName]: Readonly<Record<SheetColumn<Name>, Bilingual>> }

/** A column's display name; a category, which has two columns, is changed as one. */
export const labelOf = (sheet: SheetName, field: string): Bilingual => {
  const labels: Readonly<Record<string, Bilingual | undefined>> = columnText[sheet]
  return (
    labels[field] ?? (field === 'category' ? { en: 'Category', ar: 'التصنيف' } : { en: field, ar: field })
  )
}

/** Words for values, in the language the file was written in. */
export const valueText = {
  yes: { en: 'Yes', ar: 'نعم' },
  no: { en: 'No', ar: 'لا' },
  catering: { en: 'Catering', ar: 'الضيافة' },
  specialFees: { en: 'Special Fees', ar: 'رسوم خاصة' },
} as const satisfies Record<string, Bilingual>
