import type { Kind } from '../kernel/kinds.ts'
import type { Permission } from '../kernel/permissions.ts'
import type { Needed } from '../kernel/requiredPermission.ts'
import type { fieldNames } from './trail.fields.ts'

/** The tables whose changes are recorded, by the part of the product that they belong to. */
const tablesByArea = {
  orders: ['orders', 'order_notes', 'refunds', 'link_tokens', 'cancel_reasons'],
  stores: ['restaurants', 'stores', 'working_hours', 'booked_days', 'store_regions', 'store_region_areas'],
  menu: [
    ...(['subcategories', 'items', 'item_images', 'item_requirements', 'item_filters'] as const),
    ...(['item_global_categories', 'item_choices', 'item_choice_options', 'item_addons'] as const),
    ...(['item_addon_options', 'menu_changes', 'units', 'requirements', 'filters'] as const),
    'global_categories',
  ],
  customers: [
    ...(['customers', 'customer_addresses', 'customer_consents', 'customer_merges'] as const),
    ...(['customer_notes', 'marketing_addresses', 'device_tokens'] as const),
  ],
  promotions: [
    ...(['offers', 'coupons', 'coupon_stores', 'coupon_items', 'welcome_discounts'] as const),
    ...(['filter_collections', 'filter_collection_stores', 'filter_collection_items'] as const),
    'promotion_trials',
  ],
  money: [
    ...(['payment_requests', 'other_charges', 'payout_accounts', 'payout_runs', 'payout_files'] as const),
    ...(['closed_months', 'reconciliation_runs'] as const),
  ],
  engagement: [
    ...(['reviews', 'review_answers', 'review_ratings', 'review_categories'] as const),
    ...(['notification_sends', 'order_messages'] as const),
  ],
  people: [
    ...([
      'accounts',
      'store_members',
      'roles',
      'browser_subscriptions',
      'saved_reports',
      'authenticators',
    ] as const),
    ...(['recovery_codes', 'passkeys', 'sso_identities', 'list_views', 'default_views'] as const),
  ],
  settings: [
    ...(['settings', 'application_logos', 'social_links', 'faqs', 'regions', 'areas', 'channels'] as const),
    ...(['channel_keys', 'role_permissions'] as const),
  ],
} as const

export type TrailArea = keyof typeof tablesByArea
export type TrailTable = (typeof tablesByArea)[TrailArea][number]

export const trailAreas = Object.keys(tablesByArea) as [TrailArea, ...TrailArea[]]
export const trailTables = Object.values(tablesByArea).flat() as [TrailTable, ...TrailTable[]]
export const areaOf = (table: TrailTable): TrailArea =>
  trailAreas.find((area) => (tablesByArea[area] as readonly string[]).includes(table)) ?? 'settings'

/** Whose changes restaurants see: what they and the platform change of their stores, menus, people and roles. */
const restaurantTables: readonly TrailTable[] = [
  ...(['restaurants', 'stores', 'working_hours', 'booked_days', 'store_regions'] as const),
  ...(['store_region_areas', 'accounts', 'store_members', 'payout_accounts', 'roles'] as const),
  ...(['subcategories', 'items'] as const),
  ...(['item_choices', 'item_choice_options', 'item_addons', 'item_addon_options'] as const),
]
/** Store users do not see each other's accounts, which others manage (DECISIONS 9). */
const ofOthers: ReadonlySet<TrailTable> = new Set(['accounts', 'store_members', 'payout_accounts'])

export const historyTables = {
  restaurant: restaurantTables,
  store_user: restaurantTables.filter((table) => !ofOthers.has(table)),
} as const satisfies Partial<Record<Kind, readonly TrailTable[]>>

/** The tables whose changes people of this kind see. */
export const tablesSeenBy = (kind: Kind): readonly TrailTable[] =>
  kind === 'admin' ? trailTables : historyTables[kind]

/** The records that have their history beside them. */
const recordNeeds = {
  restaurants: ['restaurants.read'],
  stores: ['restaurants.read'],
  items: ['restaurants.read'],
  subcategories: ['restaurants.read'],
  orders: ['orders.read'],
  cancel_reasons: ['cancelReasons.read'],
  offers: ['offers.read'],
  coupons: ['coupons.read'],
  filter_collections: ['collections.read'],
  welcome_discounts: ['discounts.read'],
  payment_requests: ['payments.read'],
  other_charges: ['charges.read'],
  payout_runs: ['payouts.write'],
  saved_reports: ['reports.read'],
  reviews: ['reviews.read'],
  review_categories: ['reviews.read'],
  notification_sends: ['notifications.write'],
  order_messages: ['notifications.write'],
  accounts: ['roles.read'],
  roles: ['roles.read'],
  settings: ['settings.read'],
  application_logos: ['settings.read'],
  social_links: ['settings.read'],
  faqs: ['faqs.read'],
  channels: ['channels.read'],
  channel_keys: ['channels.read'],
  regions: ['regions.read'],
  areas: ['regions.read'],
  units: ['units.read'],
  requirements: ['requirements.read'],
  filters: ['filters.read'],
  global_categories: ['categories.read'],
} as const satisfies { readonly [T in TrailTable]?: readonly Permission[] }
/** Whoever sees a record sees its history. */
export const recordHistory = { field: 'table', needs: recordNeeds } as const satisfies Needed
export type RecordTable = keyof typeof recordNeeds
/** Whether people of this kind see the record's changes. Saved reports are their owner's alone. */
export const seesHistoryOf = (kind: Kind, table: RecordTable): boolean =>
  table === 'saved_reports' || tablesSeenBy(kind).includes(table)
export const recordTables = Object.keys(recordNeeds) as [RecordTable, ...RecordTable[]]

/** Columns with an amount of money. */
export const amountColumns: ReadonlySet<string> = new Set<keyof typeof fieldNames>([
  'cash_on_delivery_limit',
  'catering_delivery_fees',
  'special_fees_amount',
  'original_price',
  'promoted_price',
  'price_per_unit',
  'item_choice_price',
  'item_addon_option_price',
  'minimum_order_amount',
  'budget',
  'given_value',
  'amount',
  'balance',
  'due_amount',
  'sub_total',
  'discount_value',
  'offer_discount_value',
  'coupon_discount_value',
  'welcome_discount_value',
  'tax',
  'coupon_platform_contribution_value',
  'order_total_price',
  'paid_amount',
  'cash_collected_amount',
  'refunded_amount',
  'remaining_amount',
  'platform_commission_value',
  'pgw_charges_value',
  'due_to_store',
  'requested_amount',
])
