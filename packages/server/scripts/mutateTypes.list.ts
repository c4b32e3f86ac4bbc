// Mistakes that must cause a compile error.

export interface Mutation {
  readonly name: string
  /** Below `packages/`. */
  readonly file: string
  readonly from: string | RegExp
  readonly to: string
  /** The expected compiler error, specific enough to match no other mutation. */
  readonly error: RegExp
}

const tables = 'server/src/kernel/database/tables.gen.ts'

/** Simulates a migration that changes a column. */
const column = (table: string, from: string, to: string, error: RegExp): Mutation => ({
  name: `${table}: ${from} becomes ${to || 'nothing'}`,
  file: tables,
  from: new RegExp(
    `(pgTable\\('${table}', \\{(?:(?!\\n\\}\\))[^])*?\\n  )${from.replace(/[.()[\]]/g, '\\$&')}`,
  ),
  to: `$1${to}`,
  error,
})

const inTables: readonly Mutation[] = [
  column('units', 'name_ar: text', 'label_ar: text', /menu\/units\/.*name_ar/),
  column('cancel_reasons', 'reason_en: text', 'text_en: text', /orders\/cancelReasons\/.*reason_en/),
  column('booked_days', 'title: text(),', '', /stores\/bookedDays\/.*title/),
  column('store_regions', 'catering_delivery_fees:', 'fees:', /deliveryRegions\.operations.*fees/s),
  column('working_hours', 'week_day: smallint().notNull()', 'week_day: smallint()', /workingHours.*null/s),
  column('requirements', 'name_en: text().notNull()', 'name_en: text()', /menu\/requirements\/.*null/s),
  column('item_addons', 'show_on_menu: boolean()', 'show_on_menu: text()', /addons\.\w+\.ts.*boolean/s),
]

const inContract: readonly Mutation[] = [
  {
    name: 'a recorded column without a name',
    file: 'contract/src/accounts/trail.fields.ts',
    from: "  access: { en: 'Access', ar: 'نوع الوصول' },\n",
    to: '',
    error: /accounts\/trail\/trail\.rows\.ts.*access/s,
  },
  {
    name: 'a field that Store gives',
    file: 'contract/src/stores/stores.shapes.ts',
    from: '  thumb: Picture.nullable(),\n  version: Version,',
    to: '  thumb: Picture.nullable(),\n  parking_hint: z.string().nullable(),\n  version: Version,',
    error: /server\/src\/stores\/stores\/stores\.list.*parking_hint/s,
  },
  {
    name: 'a field that StoreFields takes, on the server',
    file: 'contract/src/stores/stores.shapes.ts',
    from: '  ...pictures,\n})\nconst clearable',
    to: '  ...pictures,\n  parking_rules: Text(100),\n})\nconst clearable',
    error: /server\/src\/stores\/stores\/.*parking_rules/s,
  },
  {
    name: 'a field that a form of units takes',
    file: 'contract/src/menu/units.ts',
    from: 'strictObject({ name_en: Text(50),',
    to: 'strictObject({ unit_code: Text(5), name_en: Text(50),',
    error: /server\/src\/menu\/units\/.*unit_code/s,
  },
  {
    name: 'a field that an answer of working hours gives',
    file: 'contract/src/stores/workingHours.ts',
    from: '  end_time: z.string(),\n  version',
    to: '  end_time: z.string(),\n  shift_note: z.string(),\n  version',
    error: /server\/src\/stores\/workingHours\/.*shift_note/s,
  },
  {
    name: 'a field that an answer of sessions no longer gives, in the web application',
    file: 'contract/src/accounts/profile.ts',
    from: '  user_agent: z.string(),\n',
    to: '',
    error: /web\/src\/accounts\/.*user_agent/s,
  },
  {
    name: 'a permission misspelt',
    file: 'contract/src/menu/requirements.ts',
    from: "'requirements.read'",
    to: "'requirement.read'",
    error: /contract\/src\/menu\/requirements\.ts.*requirement\.read/s,
  },
  {
    name: 'an operation without a permission',
    file: 'contract/src/menu/units.ts',
    from: "    permission: 'everyone',\n",
    to: '',
    error: /contract\/src\/menu\/units\.ts.*permission/s,
  },
  {
    name: 'an operation without an example',
    file: 'contract/src/stores/bookedDays.ts',
    from: "    example: (idOf) => ({ params: { id: idOf('booked_days') } }),\n",
    to: '',
    error: /contract\/src\/stores\/bookedDays\.ts.*example/s,
  },
  {
    name: 'an error text in one language',
    file: 'contract/src/menu/units.errors.ts',
    from: "    ar: 'تباع الأصناف الجديدة بهذه الوحدة، فلا يمكن حذفها',\n",
    to: '',
    error: /contract\/src\/menu\/units\.errors\.ts.*'ar'/s,
  },
  {
    name: 'an error without texts',
    file: 'contract/src/stores/regions.errors.ts',
    from: "'regions.hasAreas'",
    to: "'regions.hasPlaces'",
    error: /regions.*regions\.hasAreas/s,
  },
  {
    name: 'a parameter of a path by another name',
    file: 'contract/src/stores/stores.ts',
    from: 'restaurant/store/history/:id',
    to: 'restaurant/store/history/:store_id',
    error: /server\/src\/stores\/stores\/stores\.operations.*'id'/s,
  },
]

const inServer: readonly Mutation[] = [
  {
    name: 'a column that a new order lacks',
    file: 'server/src/orders/placement/placement.ts',
    from: '    notes: input.notes || null,\n',
    to: '',
    error: /placement\/placement\.ts.*'?notes'?/s,
  },
  {
    name: 'an item column without audit fields',
    file: 'server/src/menu/items/items.values.ts',
    from: '  max_quantity_per_day: {},\n',
    to: '',
    error: /items\.operations.*max_quantity_per_day/s,
  },
  {
    name: 'an addon column without audit fields',
    file: 'server/src/menu/optionGroups/addons.operations.ts',
    from: '  max_selection: {},\n',
    to: '',
    error: /addons\.operations.*max_selection/s,
  },
  {
    name: 'a restaurant column without audit fields',
    file: 'server/src/stores/restaurants/restaurants.save.ts',
    from: ' tax_number: {},',
    to: '',
    error: /restaurants\.save.*tax_number/s,
  },
  {
    name: 'a store column that the history leaves out',
    file: 'server/src/stores/stores/stores.history.tables.ts',
    from: "'cancellation_days', ",
    to: '',
    error: /stores\.history\.tables.*cancellation_days/s,
  },
  {
    name: 'a handler forgotten',
    file: 'server/src/orders/cancelReasons/cancelReasons.operations.ts',
    from: / {2}save: \(\{ db, input: \{ reason \} \}\) =>\n.*\n/,
    to: '',
    error: /cancelReasons\.operations.*'?save'?/s,
  },
  {
    name: 'a scope filter forgotten',
    file: 'server/src/stores/stores/stores.operations.ts',
    from: 'storeDetails(db, scopeFilter, params.id, now)',
    to: 'storeDetails(db, params.id, now)',
    error: /stores\.operations.*Expected 4 arguments/s,
  },
  {
    name: 'a kind that a scope rule does not know',
    file: 'server/src/menu/units/units.sql.ts',
    from: '  store_user: everyones,\n',
    to: '',
    error: /units\.operations.*'?store_user'?/s,
  },
  {
    name: 'an answer by another name',
    file: 'server/src/stores/storeUsers/storeUsers.operations.ts',
    from: 'roles: (await users.storeRoles',
    to: 'names: (await users.storeRoles',
    error: /storeUsers\.operations.*names/s,
  },
]

const inWeb: readonly Mutation[] = [
  {
    name: 'a text in one language',
    file: 'web/src/menu/units/units.text.ts',
    from: ", ar: 'إضافة وحدة'",
    to: '',
    error: /web\/src\/menu\/units\/units\.text.*ar/s,
  },
  {
    name: 'a label forgotten',
    file: 'web/src/stores/stores/storeForm.text.ts',
    from: "  contact: { en: 'Contact', ar: 'التواصل' },\n",
    to: '',
    error: /AboutFields.*Expected 2 arguments/s,
  },
  {
    name: 'a text that wants another parameter',
    file: 'web/src/stores/stores/storeForm.text.ts',
    from: "en: '{name} saved'",
    to: "en: '{store} saved'",
    error: /useStoreForm.*Record<"store"/s,
  },
  {
    name: 'a field that a new store needs, in its form',
    file: 'web/src/stores/stores/useStoreForm.ts',
    from: '      thumbfile: values.thumbfile as File,\n',
    to: '',
    error: /useStoreForm.*thumbfile/s,
  },
  {
    name: 'a nav item whose path is no route',
    file: 'web/src/shell/menu.ts',
    from: "'/main/settings/units'",
    to: "'/main/settings/unit'",
    error: /shell\/menu\.ts.*settings\/unit"/s,
  },
  {
    name: 'a nav item without the permission it needs',
    file: 'web/src/kernel/session/navNeeds.ts',
    from: "  '/main/settings/regions': 'regions.read',\n",
    to: '',
    error: /shell\/menu\.ts.*settings\/regions"/s,
  },
  {
    name: 'a nav item with a permission that does not exist',
    file: 'web/src/kernel/session/navNeeds.ts',
    from: "'faqs.read'",
    to: "'faq.read'",
    error: /session\/navNeeds\.ts.*"faq\.read"/s,
  },
]

export const mutations: readonly Mutation[] = [...inTables, ...inContract, ...inServer, ...inWeb]
