import writeFile, { type Cell } from 'write-excel-file/universal'
import type { Tenant } from '../../../server/test/world.ts'

type Row = Readonly<Record<string, string | number>>

const cellOf = (value: string | number | undefined): Cell =>
  value === undefined ? null : { value, type: typeof value === 'number' ? Number : String }

function sheetOf(sheet: string, rows: readonly Row[]) {
  const columns = Object.keys(rows[0] ?? {})
  return { sheet, data: [columns, ...rows.map((row) => columns.map((column) => cellOf(row[column])))] }
}

const inEnglish = 'Slow-cooked for a whole night, on rice with saffron, raisins and roasted almonds. '
  .repeat(2)
  .trim()
const inArabic = 'مطبوخ على مهل طوال الليل، مع أرز بالزعفران والزبيب واللوز المحمّص. '.repeat(2).trim()

/**
 * An XLSX file with this many new items in a tenant's category, each with two choices of two options. The taxonomies of
 * all tenants have the same names.
 */
export async function menuFile({ mark, ids }: Pick<Tenant, 'mark' | 'ids'>, items: number): Promise<Buffer> {
  const dishes = Array.from({ length: items }, (_, at) => ({
    category_en: `${mark} grills`,
    name_en: `Dish ${at}`,
    name_ar: `طبق ${at}`,
    short_description_en: inEnglish,
    short_description_ar: inArabic,
    original_price: 200 + (at % 50),
    promoted_price: 180.5,
    price_per_unit: 20,
    enough_for: 10,
    quantity_per_day: 100,
    max_quantity_per_day: 50,
    lead_time: 24,
    setup_time: 1,
    max_time: 4,
    available_from_time: '10:00',
    available_to_time: '22:00',
    global_categories: `Grills (#${ids.global_categories})`,
    filters: `Spicy (#${ids.filters})`,
    item_requirements: `A power socket (#${ids.requirements})`,
  }))
  const options = dishes.flatMap(({ name_en }) =>
    ['Salads', 'Salads', 'Bread', 'Bread'].map((group, at) => ({
      item_name: name_en,
      item_choice_name_en: group,
      item_choice_name_ar: `${group} ع`,
      min_selection_needed: 0,
      max_selection_needed: 2,
      max_quantity: 4,
      name_en: `Option ${at}`,
      name_ar: `خيار ${at}`,
      item_choice_price: at * 2.5,
    })),
  )
  const file = await writeFile([sheetOf('Items', dishes), sheetOf('Choices', options)]).toBlob()
  return Buffer.from(await file.arrayBuffer())
}
