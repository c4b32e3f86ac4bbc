/** What the cells of a column hold. */
export type SheetKind =
  | 'id'
  | 'text'
  | 'money'
  | 'whole'
  | 'time'
  | 'switch'
  /** One of `deliveryTypes`. */
  | 'delivery'
  /**
   * Names, separated by line breaks, commas or semicolons. A name that is not unique has its id behind it (`A table
   * (#12)`).
   */
  | 'names'
  /**
   * A description. Each line is a paragraph; tags are `<b> <i> <u> <s> <a> <br> <h1> <h2> <h3> <ul> <ol> <li>
   * <blockquote>`.
   */
  | 'rich'
  /** Two times joined by a dash. */
  | 'hours'
  /** Read-only: ignored by the import. */
  | 'readOnly'

/**
 * The sheets of a menu and their columns, by wire name and in order. Categories, units and taxonomies are given by
 * name. A row of `choices` or `addons` is an option and repeats its group; a group without options has a row too.
 */
const sheetColumns = {
  items: {
    item_id: 'id',
    category_en: 'text',
    category_ar: 'text',
    name_en: 'text',
    name_ar: 'text',
    short_description_en: 'text',
    short_description_ar: 'text',
    dish_en: 'text',
    dish_ar: 'text',
    description_en: 'rich',
    description_ar: 'rich',
    original_price: 'money',
    promoted_price: 'money',
    price_per_unit: 'money',
    enough_for: 'whole',
    item_unit: 'text',
    quantity_per_day: 'whole',
    max_quantity_per_day: 'whole',
    lead_time: 'whole',
    setup_time: 'whole',
    max_time: 'whole',
    available_from_time: 'time',
    available_to_time: 'time',
    drop_off_time: 'hours',
    delivery_type: 'delivery',
    special_fees_amount: 'money',
    global_categories: 'names',
    filters: 'names',
    item_requirements: 'names',
    show: 'switch',
    cash_on_delivery: 'switch',
    required_location: 'switch',
    /** The address of the main photo, and the number of other pictures. */
    photo: 'readOnly',
    images: 'readOnly',
  },
  choices: {
    option_id: 'id',
    choice_id: 'id',
    item_id: 'id',
    item_name: 'text',
    item_choice_name_en: 'text',
    item_choice_name_ar: 'text',
    min_selection_needed: 'whole',
    max_selection_needed: 'whole',
    max_quantity: 'whole',
    show_onmenu: 'switch',
    name_en: 'text',
    name_ar: 'text',
    item_choice_price: 'money',
    min_selection_option: 'whole',
    max_selection_option: 'whole',
  },
  addons: {
    option_id: 'id',
    addon_id: 'id',
    item_id: 'id',
    item_name: 'text',
    item_addon_name_en: 'text',
    item_addon_name_ar: 'text',
    show_onmenu: 'switch',
    name_en: 'text',
    name_ar: 'text',
    item_addon_option_price: 'money',
    max_selection: 'whole',
    option_show_onmenu: 'switch',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, SheetKind>>>>

export type SheetName = keyof typeof sheetColumns
export type SheetColumn<Name extends SheetName = SheetName> = Name extends SheetName
  ? keyof (typeof sheetColumns)[Name]
  : never

export const sheetNames = Object.keys(sheetColumns) as readonly SheetName[]
export const columnsOf = <Name extends SheetName>(name: Name) =>
  Object.keys(sheetColumns[name]) as [SheetColumn<Name>, ...SheetColumn<Name>[]]

/** The kind of each column. A column has the same kind in every sheet. */
export const sheetKinds: Readonly<Record<string, SheetKind | undefined>> = Object.assign(
  {},
  ...Object.values(sheetColumns),
)
