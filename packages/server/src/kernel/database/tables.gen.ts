// Longer than 300 lines because it is generated from the migrated database: npm run tables
import { sql } from 'drizzle-orm'
import {
  bigint, boolean, customType, date, integer, json, jsonb, numeric, pgTable, primaryKey, smallint, text, time,
} from 'drizzle-orm/pg-core'

const timestamptz = customType<{ data: string; driverData: string }>({ dataType: () => 'timestamptz' })
const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })
const int4multirange = customType<{ data: string; driverData: string }>({ dataType: () => 'int4multirange' })

export const accounts = pgTable('accounts', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  kind: text().notNull(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text(),
  password_hash: text().notNull(),
  role_id: bigint({ mode: 'number' }).notNull(),
  restaurant_id: bigint({ mode: 'number' }),
  store_id: bigint({ mode: 'number' }),
  image_id: bigint({ mode: 'number' }),
  language: text().notNull().default(sql`'en'::text`),
  status: boolean().notNull().default(sql`true`),
  approved_at: timestamptz().default(sql`now()`),
  password_changed_at: timestamptz().notNull().default(sql`now()`),
  last_sign_in_at: timestamptz(),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
  preferences: jsonb().notNull().default(sql`'{}'::jsonb`),
  opens_home: boolean().notNull().default(sql`false`),
  invited_at: timestamptz(),
  signed_out_at: timestamptz(),
  link_sent_at: timestamptz(),
  main_owner: boolean().notNull().default(sql`false`),
  recovery_codes_at: timestamptz(),
  second_step_reset_at: timestamptz(),
})

export const application_logos = pgTable('application_logos', {
  id: smallint().notNull().default(sql`1`).primaryKey(),
  logo_id: bigint({ mode: 'number' }),
  small_logo_id: bigint({ mode: 'number' }),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  tax_number: text(),
  accent: text(),
  support_phone: text(),
  support_email: text(),
})

export const areas = pgTable('areas', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  region_id: bigint({ mode: 'number' }).notNull(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  image_id: bigint({ mode: 'number' }),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
})

export const audit_archives = pgTable('audit_archives', {
  month: date({ mode: 'string' }).notNull().primaryKey(),
  key: text().notNull(),
  row_count: bigint({ mode: 'number' }).notNull(),
  checksum: bytea().notNull(),
  archived_at: timestamptz().notNull().default(sql`now()`),
})

export const audit_days = pgTable('audit_days', {
  day: date({ mode: 'string' }).notNull().primaryKey(),
  row_count: bigint({ mode: 'number' }).notNull(),
  digest: bytea().notNull(),
  closed_at: timestamptz().notNull().default(sql`now()`),
})

export const audit_log = pgTable('audit_log', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  at: timestamptz().notNull().default(sql`now()`),
  actor_kind: text().notNull().default(sql`'system'::text`),
  actor_account_id: bigint({ mode: 'number' }),
  actor_name: text(),
  operation: text(),
  request_id: text(),
  table_name: text().notNull(),
  row_id: text(),
  store_id: bigint({ mode: 'number' }),
  restaurant_id: bigint({ mode: 'number' }),
  action: text().notNull(),
  before: jsonb(),
  after: jsonb(),
  version: integer(),
  source: text(),
})

export const audit_words = pgTable('audit_words', {
  word: text().notNull(),
  audit_id: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.word, t.audit_id] })])

export const authenticators = pgTable('authenticators', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  account_id: bigint({ mode: 'number' }).notNull(),
  secret: text().notNull(),
  confirmed_at: timestamptz(),
  last_step: bigint({ mode: 'number' }).notNull().default(sql`0`),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const booked_days = pgTable('booked_days', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  store_id: bigint({ mode: 'number' }).notNull(),
  start_date: date({ mode: 'string' }).notNull(),
  end_date: date({ mode: 'string' }).notNull(),
  title: text(),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const browser_subscriptions = pgTable('browser_subscriptions', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  session_id: bigint({ mode: 'number' }).notNull(),
  account_id: bigint({ mode: 'number' }).notNull(),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const cancel_reasons = pgTable('cancel_reasons', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  reason_en: text().notNull(),
  reason_ar: text().notNull(),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
})

export const cash_collections = pgTable('cash_collections', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  order_id: bigint({ mode: 'number' }).notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  recorded_by_kind: text().notNull(),
  recorded_by: bigint({ mode: 'number' }),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const channel_keys = pgTable('channel_keys', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  channel_id: bigint({ mode: 'number' }).notNull(),
  key_hash: bytea().notNull(),
  key_prefix: text().notNull(),
  access: text().notNull().default(sql`'full'::text`),
  rate_limit: integer().notNull().default(sql`600`),
  last_used_at: timestamptz(),
  revoked_at: timestamptz(),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const channels = pgTable('channels', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  name: text().notNull(),
  webhook_url: text(),
  webhook_secret: text(),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  status: boolean().notNull().default(sql`true`),
  test_sent_at: timestamptz(),
  sent_again_at: timestamptz(),
  webhook_secret_before: text(),
  webhook_secret_before_until: timestamptz(),
})

export const closed_months = pgTable('closed_months', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  month: date({ mode: 'string' }).notNull(),
  closed_at: timestamptz().notNull().default(sql`now()`),
  closed_by: bigint({ mode: 'number' }),
  closed_by_name: text().notNull(),
})

export const coupon_codes = pgTable('coupon_codes', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  coupon_id: bigint({ mode: 'number' }).notNull(),
  code: text().notNull(),
  used_at: timestamptz(),
  live: boolean().notNull().default(sql`true`),
})

export const coupon_counts = pgTable('coupon_counts', {
  start_date: date({ mode: 'string' }).notNull(),
  end_date: date({ mode: 'string' }).notNull(),
  status: boolean().notNull(),
  stage: text().notNull(),
  count: integer().notNull(),
}, (t) => [primaryKey({ columns: [t.start_date, t.end_date, t.status, t.stage] })])

export const coupon_customer_uses = pgTable('coupon_customer_uses', {
  coupon_id: bigint({ mode: 'number' }).notNull(),
  customer_id: bigint({ mode: 'number' }).notNull(),
  used_count: integer().notNull().default(sql`0`),
}, (t) => [primaryKey({ columns: [t.coupon_id, t.customer_id] })])

export const coupon_items = pgTable('coupon_items', {
  coupon_id: bigint({ mode: 'number' }).notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
  item_id: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.coupon_id, t.item_id] })])

export const coupon_redemptions = pgTable('coupon_redemptions', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  coupon_id: bigint({ mode: 'number' }).notNull(),
  customer_id: bigint({ mode: 'number' }).notNull(),
  order_id: bigint({ mode: 'number' }).notNull(),
  discount_value: bigint({ mode: 'number' }).notNull(),
  platform_contribution_value: bigint({ mode: 'number' }).notNull(),
  released_at: timestamptz(),
  created_at: timestamptz().notNull().default(sql`now()`),
  code_id: bigint({ mode: 'number' }),
})

export const coupon_refusals = pgTable('coupon_refusals', {
  coupon_id: bigint({ mode: 'number' }).notNull(),
  day: date({ mode: 'string' }).notNull(),
  reason: text().notNull(),
  quoted: boolean().notNull(),
  count: integer().notNull().default(sql`1`),
}, (t) => [primaryKey({ columns: [t.coupon_id, t.reason, t.quoted, t.day] })])

export const coupon_stores = pgTable('coupon_stores', {
  coupon_id: bigint({ mode: 'number' }).notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.coupon_id, t.store_id] })])

export const coupons = pgTable('coupons', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  code: text(),
  title_en: text().notNull(),
  title_ar: text().notNull(),
  short_description_en: text().notNull(),
  short_description_ar: text().notNull(),
  discount: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull(),
  platform_contribution: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull(),
  start_date: date({ mode: 'string' }).notNull(),
  end_date: date({ mode: 'string' }).notNull(),
  minimum_order_amount: bigint({ mode: 'number' }).notNull().default(sql`0`),
  total_usage_limit: integer(),
  limit_per_user: integer(),
  used_count: integer().notNull().default(sql`0`),
  type: text().notNull(),
  all_stores: boolean().notNull().default(sql`false`),
  status: boolean().notNull().default(sql`true`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
  target_digest: text().notNull().default(sql`''::text`),
  code_prefix: text(),
  code_count: integer(),
  codes_made: integer().notNull().default(sql`0`),
  codes_failed_at: timestamptz(),
})

export const customer_addresses = pgTable('customer_addresses', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  customer_id: bigint({ mode: 'number' }).notNull(),
  name: text(),
  region_id: bigint({ mode: 'number' }).notNull(),
  area_id: bigint({ mode: 'number' }).notNull(),
  street_number: text(),
  building_number: text(),
  notes: text(),
  latitude: numeric({ mode: 'number', precision: 9, scale: 6 }),
  longitude: numeric({ mode: 'number', precision: 9, scale: 6 }),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
})

export const customer_consents = pgTable('customer_consents', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  customer_id: bigint({ mode: 'number' }).notNull(),
  kind: text().notNull(),
  given: boolean().notNull(),
  source: text().notNull(),
  actor_name: text(),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const customer_day_counts = pgTable('customer_day_counts', {
  day: date({ mode: 'string' }).notNull(),
  part: smallint().notNull(),
  count: integer().notNull().default(sql`0`),
}, (t) => [primaryKey({ columns: [t.day, t.part] })])

export const customer_keys = pgTable('customer_keys', {
  customer_id: bigint({ mode: 'number' }).notNull().primaryKey(),
  secret: bytea().notNull(),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const customer_merges = pgTable('customer_merges', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  kept_id: bigint({ mode: 'number' }).notNull(),
  merged_id: bigint({ mode: 'number' }).notNull(),
  moved: jsonb().notNull(),
  took_email: boolean().notNull(),
  took_block: boolean().notNull(),
  merged_by: text().notNull(),
  created_at: timestamptz().notNull().default(sql`now()`),
  undone_at: timestamptz(),
})

export const customer_notes = pgTable('customer_notes', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  customer_id: bigint({ mode: 'number' }).notNull(),
  note: text().notNull(),
  author_account_id: bigint({ mode: 'number' }).notNull(),
  author_name: text().notNull(),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const customer_terms = pgTable('customer_terms', {
  term: text().notNull(),
  customer_id: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.term, t.customer_id] })])

export const customer_totals = pgTable('customer_totals', {
  status: boolean().notNull(),
  part: smallint().notNull(),
  count: integer().notNull().default(sql`0`),
}, (t) => [primaryKey({ columns: [t.status, t.part] })])

export const customer_word_variants = pgTable('customer_word_variants', {
  variant: text().notNull(),
  word: text().notNull(),
}, (t) => [primaryKey({ columns: [t.variant, t.word] })])

export const customer_words = pgTable('customer_words', {
  word: text().notNull().primaryKey(),
})

export const customers = pgTable('customers', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  mobile: text().notNull(),
  fullname: text().notNull(),
  email: text(),
  image_id: bigint({ mode: 'number' }),
  language: text().notNull().default(sql`'en'::text`),
  status: boolean().notNull().default(sql`true`),
  active: boolean().notNull().default(sql`true`),
  blocked_at: timestamptz(),
  block_reason: text(),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
  last_order_day: date({ mode: 'string' }),
  erased_at: timestamptz(),
  erase_reason: text(),
  merged_into_id: bigint({ mode: 'number' }),
})

export const default_views = pgTable('default_views', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  account_id: bigint({ mode: 'number' }).notNull(),
  list: text().notNull(),
  list_view_id: bigint({ mode: 'number' }).notNull(),
  version: integer().notNull().default(sql`1`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const device_tokens = pgTable('device_tokens', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  token: text().notNull(),
  platform: text().notNull(),
  customer_id: bigint({ mode: 'number' }),
  account_id: bigint({ mode: 'number' }),
  language: text().notNull().default(sql`'en'::text`),
  created_at: timestamptz().notNull().default(sql`now()`),
  last_seen_at: timestamptz().notNull().default(sql`now()`),
  disabled_at: timestamptz(),
  mobile: text(),
  channel_id: bigint({ mode: 'number' }),
})

export const faqs = pgTable('faqs', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  type: text().notNull().default(sql`'catering'::text`),
  question_en: text().notNull(),
  question_ar: text().notNull(),
  answer_en: text().notNull(),
  answer_ar: text().notNull(),
  sorting_index: integer().notNull().default(sql`0`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const files = pgTable('files', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  key: text().notNull(),
  preset: text().notNull(),
  content_type: text().notNull(),
  size: integer().notNull(),
  sha256: bytea().notNull(),
  width: integer(),
  height: integer(),
  variants: jsonb().notNull().default(sql`'[]'::jsonb`),
  owner_account_id: bigint({ mode: 'number' }),
  unused_since: timestamptz().default(sql`now()`),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const filter_collection_items = pgTable('filter_collection_items', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  filter_collection_id: bigint({ mode: 'number' }).notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
  item_id: bigint({ mode: 'number' }).notNull(),
  sorting_index: integer().notNull().default(sql`0`),
})

export const filter_collection_stores = pgTable('filter_collection_stores', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  filter_collection_id: bigint({ mode: 'number' }).notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
  sorting_index: integer().notNull().default(sql`0`),
})

export const filter_collections = pgTable('filter_collections', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  type: text().notNull(),
  store_id: bigint({ mode: 'number' }),
  status: boolean().notNull().default(sql`true`),
  sorting_index: integer().notNull().default(sql`0`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
})

export const filters = pgTable('filters', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  slug: text().notNull(),
  image_id: bigint({ mode: 'number' }),
  status: boolean().notNull().default(sql`true`),
  sorting_index: integer().notNull().default(sql`0`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
})

export const forgotten_blocks = pgTable('forgotten_blocks', {
  number_hash: bytea().notNull().primaryKey(),
  blocked_at: timestamptz().notNull().default(sql`now()`),
})

export const global_categories = pgTable('global_categories', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  slug: text(),
  image_id: bigint({ mode: 'number' }),
  status: boolean().notNull().default(sql`true`),
  sorting_index: integer().notNull().default(sql`0`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
})

export const idempotency_keys = pgTable('idempotency_keys', {
  channel_id: bigint({ mode: 'number' }).notNull(),
  key: text().notNull(),
  request_hash: bytea().notNull(),
  status: smallint(),
  response: json(),
  created_at: timestamptz().notNull().default(sql`now()`),
}, (t) => [primaryKey({ columns: [t.channel_id, t.key] })])

export const item_addon_options = pgTable('item_addon_options', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  item_addon_id: bigint({ mode: 'number' }).notNull(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  item_addon_option_price: bigint({ mode: 'number' }).notNull().default(sql`0`),
  max_selection: integer().notNull().default(sql`1`),
  show_on_menu: boolean().notNull().default(sql`true`),
  sorting_index: integer().notNull().default(sql`0`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const item_addons = pgTable('item_addons', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  item_id: bigint({ mode: 'number' }).notNull(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  show_on_menu: boolean().notNull().default(sql`true`),
  sorting_index: integer().notNull().default(sql`0`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const item_choice_options = pgTable('item_choice_options', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  item_choice_id: bigint({ mode: 'number' }).notNull(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  item_choice_price: bigint({ mode: 'number' }).notNull().default(sql`0`),
  min_selection_option: integer().notNull().default(sql`0`),
  max_selection_option: integer().notNull().default(sql`1`),
  sorting_index: integer().notNull().default(sql`0`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const item_choices = pgTable('item_choices', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  item_id: bigint({ mode: 'number' }).notNull(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  min_selection_needed: integer().notNull(),
  max_selection_needed: integer().notNull(),
  max_quantity: integer().notNull(),
  show_on_menu: boolean().notNull().default(sql`true`),
  sorting_index: integer().notNull().default(sql`0`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const item_day_capacity = pgTable('item_day_capacity', {
  item_id: bigint({ mode: 'number' }).notNull(),
  day: date({ mode: 'string' }).notNull(),
  quantity: integer().notNull().default(sql`0`),
}, (t) => [primaryKey({ columns: [t.item_id, t.day] })])

export const item_filters = pgTable('item_filters', {
  item_id: bigint({ mode: 'number' }).notNull(),
  filter_id: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.item_id, t.filter_id] })])

export const item_global_categories = pgTable('item_global_categories', {
  item_id: bigint({ mode: 'number' }).notNull(),
  global_category_id: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.item_id, t.global_category_id] })])

export const item_images = pgTable('item_images', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  item_id: bigint({ mode: 'number' }).notNull(),
  file_id: bigint({ mode: 'number' }).notNull(),
  is_default: boolean().notNull().default(sql`false`),
  sorting_index: integer().notNull().default(sql`0`),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const item_requirements = pgTable('item_requirements', {
  item_id: bigint({ mode: 'number' }).notNull(),
  requirement_id: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.item_id, t.requirement_id] })])

export const items = pgTable('items', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  store_id: bigint({ mode: 'number' }).notNull(),
  sub_category_id: bigint({ mode: 'number' }).notNull(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  dish_en: text(),
  dish_ar: text(),
  short_description_en: text().notNull(),
  short_description_ar: text().notNull(),
  description_en: jsonb(),
  description_ar: jsonb(),
  thumb_id: bigint({ mode: 'number' }),
  delivery_type: text().notNull().default(sql`'catering'::text`),
  special_fees_amount: bigint({ mode: 'number' }).notNull().default(sql`0`),
  drop_off_from: time(),
  drop_off_to: time(),
  quantity_per_day: integer().notNull(),
  max_quantity_per_day: integer().notNull(),
  item_unit_id: bigint({ mode: 'number' }).notNull().default(sql`1`),
  original_price: bigint({ mode: 'number' }).notNull(),
  promoted_price: bigint({ mode: 'number' }).notNull(),
  price_per_unit: bigint({ mode: 'number' }).notNull(),
  enough_for: integer().notNull(),
  lead_time: integer().notNull(),
  available_from_time: time().notNull(),
  available_to_time: time().notNull(),
  setup_time: integer().notNull(),
  max_time: integer().notNull(),
  show: boolean().notNull().default(sql`true`),
  show_on_restaurant_manager: boolean().notNull().default(sql`true`),
  cash_on_delivery: boolean().notNull().default(sql`true`),
  required_location: boolean().notNull().default(sql`true`),
  status: boolean().notNull().default(sql`true`),
  sorting_index: integer().notNull().default(sql`0`),
  copied_from_item_id: bigint({ mode: 'number' }),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
})

export const last_payouts = pgTable('last_payouts', {
  store_id: bigint({ mode: 'number' }).notNull().primaryKey(),
  paid_on: date({ mode: 'string' }),
})

export const ledger_accounts = pgTable('ledger_accounts', {
  code: text().notNull().primaryKey(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  normal_side: text().notNull(),
})

export const ledger_events = pgTable('ledger_events', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  kind: text().notNull(),
  at: timestamptz().notNull().default(sql`now()`),
  restaurant_id: bigint({ mode: 'number' }),
  store_id: bigint({ mode: 'number' }),
  order_id: bigint({ mode: 'number' }),
  payment_id: bigint({ mode: 'number' }),
  refund_id: bigint({ mode: 'number' }),
  cash_collection_id: bigint({ mode: 'number' }),
  payment_request_id: bigint({ mode: 'number' }),
  other_charge_id: bigint({ mode: 'number' }),
  reverses_event_id: bigint({ mode: 'number' }),
  reference_date: date({ mode: 'string' }),
  actor_kind: text().notNull().default(sql`'system'::text`),
  actor_account_id: bigint({ mode: 'number' }),
  actor_name: text(),
  description: text(),
  round: smallint().notNull().default(sql`0`),
})

export const ledger_postings = pgTable('ledger_postings', {
  event_id: bigint({ mode: 'number' }).notNull(),
  line_number: smallint().notNull(),
  account: text().notNull(),
  store_id: bigint({ mode: 'number' }),
  order_id: bigint({ mode: 'number' }),
  amount: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.event_id, t.line_number] })])

export const link_tokens = pgTable('link_tokens', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  order_id: bigint({ mode: 'number' }).notNull(),
  token_hash: bytea().notNull(),
  created_by: bigint({ mode: 'number' }),
  created_at: timestamptz().notNull().default(sql`now()`),
  expires_at: timestamptz().notNull(),
  last_used_at: timestamptz(),
  revoked_at: timestamptz(),
  revoked_by: bigint({ mode: 'number' }),
  version: integer().notNull().default(sql`1`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  variant: text().notNull(),
})

export const list_views = pgTable('list_views', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  account_id: bigint({ mode: 'number' }).notNull(),
  restaurant_id: bigint({ mode: 'number' }),
  store_id: bigint({ mode: 'number' }),
  role_id: bigint({ mode: 'number' }),
  list: text().notNull(),
  name: text().notNull(),
  search: jsonb().notNull().default(sql`'{}'::jsonb`),
  columns: jsonb(),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const marketing_addresses = pgTable('marketing_addresses', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  email: text().notNull(),
  token: text().notNull().default(sql`(gen_random_uuid())::text`),
  unsubscribed_at: timestamptz(),
  bounced_at: timestamptz(),
  bounce: text(),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const menu_change_rows = pgTable('menu_change_rows', {
  change_id: bigint({ mode: 'number' }).notNull(),
  table_name: text().notNull(),
  row_id: bigint({ mode: 'number' }).notNull(),
  item_id: bigint({ mode: 'number' }),
  before: jsonb(),
  after: jsonb(),
  parent_id: bigint({ mode: 'number' }),
  added_version: integer(),
}, (t) => [primaryKey({ columns: [t.change_id, t.table_name, t.row_id] })])

export const menu_changes = pgTable('menu_changes', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  store_id: bigint({ mode: 'number' }).notNull(),
  what: text().notNull(),
  asked: jsonb(),
  count: integer().notNull(),
  actor_kind: text().notNull(),
  actor_account_id: bigint({ mode: 'number' }),
  actor_name: text().notNull(),
  created_at: timestamptz().notNull().default(sql`now()`),
  undone_at: timestamptz(),
})

export const notification_recipients = pgTable('notification_recipients', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  send_id: bigint({ mode: 'number' }).notNull(),
  address: text().notNull(),
  customer_id: bigint({ mode: 'number' }),
  account_id: bigint({ mode: 'number' }),
  language: text().notNull(),
  state: text().notNull().default(sql`'waiting'::text`),
  lease: text(),
  attempts: smallint().notNull().default(sql`0`),
  next_attempt_at: timestamptz().notNull().default(sql`now()`),
  reason: text(),
  detail: text(),
})

export const notification_sends = pgTable('notification_sends', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  kind: text().notNull(),
  title_en: text().notNull(),
  title_ar: text().notNull(),
  body_en: jsonb(),
  body_ar: jsonb(),
  message_en: text(),
  message_ar: text(),
  store_id: bigint({ mode: 'number' }),
  item_id: bigint({ mode: 'number' }),
  send_to: text().array().notNull(),
  audience: jsonb().notNull(),
  custom_emails: text().array().notNull().default(sql`'{}'::text[]`),
  state: text().notNull().default(sql`'scheduled'::text`),
  send_at: timestamptz().notNull(),
  at_night: boolean().notNull().default(sql`false`),
  frozen_at: timestamptz(),
  finished_at: timestamptz(),
  recipient_count: integer().notNull().default(sql`0`),
  sent_count: integer().notNull().default(sql`0`),
  failed_count: integer().notNull().default(sql`0`),
  suppressed_count: integer().notNull().default(sql`0`),
  unknown_count: integer().notNull().default(sql`0`),
  next_step_at: timestamptz().notNull(),
  waits_for: text(),
  lease: text(),
  lease_until: timestamptz(),
  created_by: bigint({ mode: 'number' }),
  created_at: timestamptz().notNull().default(sql`now()`),
  order_notice_id: bigint({ mode: 'number' }),
})

export const number_keys = pgTable('number_keys', {
  id: smallint().notNull().default(sql`1`).primaryKey(),
  secret: bytea().notNull().default(sql`gen_random_bytes(32)`),
})

export const offers = pgTable('offers', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  title_en: text().notNull(),
  title_ar: text().notNull(),
  short_description_en: text().notNull().default(sql`''::text`),
  short_description_ar: text().notNull().default(sql`''::text`),
  type: text().notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
  item_id: bigint({ mode: 'number' }),
  discount: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull(),
  start_date: date({ mode: 'string' }).notNull(),
  end_date: date({ mode: 'string' }).notNull(),
  status: boolean().notNull().default(sql`true`),
  image_id: bigint({ mode: 'number' }),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
})

export const one_time_codes = pgTable('one_time_codes', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  pending_sign_up_id: bigint({ mode: 'number' }).notNull(),
  code_hash: bytea().notNull(),
  attempts: smallint().notNull().default(sql`0`),
  created_at: timestamptz().notNull().default(sql`now()`),
  expires_at: timestamptz().notNull(),
  used_at: timestamptz(),
})

export const order_block_counts = pgTable('order_block_counts', {
  store_id: bigint({ mode: 'number' }).notNull(),
  status_id: smallint().notNull(),
  block: integer().notNull(),
  restaurant_id: bigint({ mode: 'number' }).notNull(),
  order_count: integer().notNull().default(sql`0`),
}, (t) => [primaryKey({ columns: [t.store_id, t.status_id, t.block] })])

export const order_lines = pgTable('order_lines', {
  order_id: bigint({ mode: 'number' }).notNull(),
  line_number: smallint().notNull(),
  item_id: bigint({ mode: 'number' }),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  quantity: integer().notNull(),
  enough_for: integer().notNull().default(sql`0`),
  unit_name_en: text(),
  unit_name_ar: text(),
  original_price: bigint({ mode: 'number' }).notNull(),
  promoted_price: bigint({ mode: 'number' }).notNull(),
  price_per_unit: bigint({ mode: 'number' }).notNull(),
  delivery_type: text().notNull().default(sql`'catering'::text`),
  special_fees_amount: bigint({ mode: 'number' }).notNull().default(sql`0`),
  choices: jsonb().notNull().default(sql`'[]'::jsonb`),
  addons: jsonb().notNull().default(sql`'[]'::jsonb`),
  choices_price: bigint({ mode: 'number' }).notNull().default(sql`0`),
  addons_price: bigint({ mode: 'number' }).notNull().default(sql`0`),
  line_total: bigint({ mode: 'number' }).notNull(),
  offer_id: bigint({ mode: 'number' }),
  offer_discount: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull().default(sql`0`),
  offer_discount_value: bigint({ mode: 'number' }).notNull().default(sql`0`),
  additional_demands_text: text(),
  setup_time: integer().notNull().default(sql`0`),
  serving_hours: integer(),
}, (t) => [primaryKey({ columns: [t.order_id, t.line_number] })])

export const order_message_versions = pgTable('order_message_versions', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  order_message_id: bigint({ mode: 'number' }).notNull(),
  version: integer().notNull(),
  title_en: text().notNull(),
  title_ar: text().notNull(),
  body_en: jsonb(),
  body_ar: jsonb(),
  message_en: text(),
  message_ar: text(),
  saved_by: text(),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const order_messages = pgTable('order_messages', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  event: text().notNull(),
  kind: text().notNull(),
  status: boolean().notNull().default(sql`true`),
  title_en: text().notNull(),
  title_ar: text().notNull(),
  body_en: jsonb(),
  body_ar: jsonb(),
  message_en: text(),
  message_ar: text(),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const order_notes = pgTable('order_notes', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  order_id: bigint({ mode: 'number' }).notNull(),
  side: text().notNull(),
  note: text().notNull(),
  author_account_id: bigint({ mode: 'number' }).notNull(),
  author_kind: text().notNull(),
  author_name: text().notNull(),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const order_notices = pgTable('order_notices', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  order_id: bigint({ mode: 'number' }).notNull(),
  event: text().notNull(),
  occurrence: bigint({ mode: 'number' }).notNull().default(sql`0`),
  handled_at: timestamptz(),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const order_span_counts = pgTable('order_span_counts', {
  store_id: bigint({ mode: 'number' }).notNull(),
  status_id: smallint().notNull(),
  span: integer().notNull(),
  restaurant_id: bigint({ mode: 'number' }).notNull(),
  order_count: integer().notNull().default(sql`0`),
}, (t) => [primaryKey({ columns: [t.store_id, t.status_id, t.span] })])

export const order_status_history = pgTable('order_status_history', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  order_id: bigint({ mode: 'number' }).notNull(),
  status_id: smallint().notNull(),
  at: timestamptz().notNull().default(sql`now()`),
  actor_kind: text().notNull(),
  actor_account_id: bigint({ mode: 'number' }),
  actor_name: text(),
  reason_en: text(),
  reason_ar: text(),
  note: text(),
})

export const order_statuses = pgTable('order_statuses', {
  id: smallint().notNull().primaryKey(),
  status: text().notNull(),
  display_status_en: text().notNull(),
  display_status_ar: text().notNull(),
})

export const order_terms = pgTable('order_terms', {
  span: integer().notNull(),
  term: text().notNull(),
  order_id: bigint({ mode: 'number' }).notNull(),
  restaurant_id: bigint({ mode: 'number' }).notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
  personal: boolean().notNull(),
}, (t) => [primaryKey({ columns: [t.span, t.term, t.order_id] })])

export const order_totals = pgTable('order_totals', {
  store_id: bigint({ mode: 'number' }).notNull(),
  status_id: smallint().notNull(),
  restaurant_id: bigint({ mode: 'number' }).notNull(),
  order_count: integer().notNull().default(sql`0`),
  total_price: bigint({ mode: 'number' }).notNull().default(sql`0`),
}, (t) => [primaryKey({ columns: [t.store_id, t.status_id] })])

export const orders = pgTable('orders', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  restaurant_id: bigint({ mode: 'number' }).notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
  customer_id: bigint({ mode: 'number' }).notNull(),
  channel_id: bigint({ mode: 'number' }),
  channel_reference: text(),
  status_id: smallint().notNull().default(sql`1`),
  language: text().notNull().default(sql`'en'::text`),
  payment_method: text().notNull(),
  notes: text(),
  event_at: timestamptz().notNull(),
  event_day: date({ mode: 'string' }).notNull().generatedAlwaysAs(sql`((event_at AT TIME ZONE 'Asia/Qatar'::text))::date`),
  restaurant_name: text().notNull(),
  store_name_en: text().notNull(),
  store_name_ar: text().notNull(),
  store_phone: text().notNull(),
  store_email: text().notNull(),
  catering_commission: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull(),
  value_added_tax: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull().default(sql`0`),
  catering_advance: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull(),
  credit_card_fee: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull(),
  debit_card_fee: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull(),
  cash_on_delivery_limit: bigint({ mode: 'number' }).notNull().default(sql`0`),
  cancellation_days: integer().notNull().default(sql`1`),
  customer_fullname: text().notNull(),
  customer_mobile: text().notNull(),
  customer_email: text(),
  address_id: bigint({ mode: 'number' }),
  address_name: text(),
  formatted_address: text(),
  region_id: bigint({ mode: 'number' }),
  region_name_en: text(),
  region_name_ar: text(),
  area_id: bigint({ mode: 'number' }),
  area_name_en: text(),
  area_name_ar: text(),
  street_number: text(),
  building_number: text(),
  latitude: numeric({ mode: 'number', precision: 9, scale: 6 }),
  longitude: numeric({ mode: 'number', precision: 9, scale: 6 }),
  sub_total: bigint({ mode: 'number' }).notNull(),
  discount: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull().default(sql`0`),
  discount_value: bigint({ mode: 'number' }).notNull().default(sql`0`),
  offer_discount_value: bigint({ mode: 'number' }).notNull().default(sql`0`),
  coupon_id: bigint({ mode: 'number' }),
  coupon_code: text(),
  coupon_discount: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull().default(sql`0`),
  coupon_discount_value: bigint({ mode: 'number' }).notNull().default(sql`0`),
  coupon_platform_contribution: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull().default(sql`0`),
  coupon_platform_contribution_value: bigint({ mode: 'number' }).notNull().default(sql`0`),
  welcome_discount_value: bigint({ mode: 'number' }).notNull().default(sql`0`),
  catering_delivery_fees: bigint({ mode: 'number' }).notNull().default(sql`0`),
  tax: bigint({ mode: 'number' }).notNull().default(sql`0`),
  order_total_price: bigint({ mode: 'number' }).notNull(),
  paid_amount: bigint({ mode: 'number' }).notNull().default(sql`0`),
  cash_collected_amount: bigint({ mode: 'number' }).notNull().default(sql`0`),
  refunded_amount: bigint({ mode: 'number' }).notNull().default(sql`0`),
  remaining_amount: bigint({ mode: 'number' }).notNull(),
  platform_commission_value: bigint({ mode: 'number' }).notNull().default(sql`0`),
  pgw_charges_value: bigint({ mode: 'number' }).notNull().default(sql`0`),
  due_to_store: bigint({ mode: 'number' }).notNull().default(sql`0`),
  requested_amount: bigint({ mode: 'number' }).notNull().default(sql`0`),
  accepted_at: timestamptz(),
  completed_at: timestamptz(),
  cancelled_at: timestamptz(),
  cancel_reason_id: bigint({ mode: 'number' }),
  cancel_reason_en: text(),
  cancel_reason_ar: text(),
  cancelled_by_kind: text(),
  cancelled_by_name: text(),
  cancel_fault: text(),
  seen_at: timestamptz(),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  cancellation_rule: text().notNull().default(sql`'hours'::text`),
  restaurant_name_ar: text(),
})

export const other_charges = pgTable('other_charges', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  store_id: bigint({ mode: 'number' }).notNull(),
  restaurant_id: bigint({ mode: 'number' }).notNull(),
  order_id: bigint({ mode: 'number' }),
  reference_date: date({ mode: 'string' }).notNull(),
  description: text(),
  balance: bigint({ mode: 'number' }).notNull(),
  created_by: bigint({ mode: 'number' }),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  requested_amount: bigint({ mode: 'number' }).notNull().default(sql`0`),
  reversed_at: timestamptz(),
  due_amount: bigint({ mode: 'number' }).notNull().generatedAlwaysAs(sql`
CASE
    WHEN (reversed_at IS NULL) THEN (- balance)
    ELSE (0)::bigint
END`),
  key: text(),
})

export const outbox = pgTable('outbox', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  xid: bigint({ mode: 'number' }).notNull().default(sql`((pg_current_xact_id())::text)::bigint`),
  topic: text().notNull(),
  row_id: bigint({ mode: 'number' }),
  store_id: bigint({ mode: 'number' }),
  restaurant_id: bigint({ mode: 'number' }),
  payload: jsonb().notNull().default(sql`'{}'::jsonb`),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const passkey_challenges = pgTable('passkey_challenges', {
  challenge: text().notNull().primaryKey(),
  purpose: text().notNull(),
  account_id: bigint({ mode: 'number' }),
  expires_at: timestamptz().notNull(),
})

export const passkeys = pgTable('passkeys', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  account_id: bigint({ mode: 'number' }).notNull(),
  credential_id: bytea().notNull(),
  public_key: bytea().notNull(),
  counter: bigint({ mode: 'number' }).notNull().default(sql`0`),
  transports: text().array().notNull().default(sql`'{}'::text[]`),
  name: text().notNull(),
  synced: boolean().notNull(),
  created_at: timestamptz().notNull().default(sql`now()`),
  last_used_at: timestamptz(),
})

export const payment_request_charges = pgTable('payment_request_charges', {
  payment_request_id: bigint({ mode: 'number' }).notNull(),
  other_charge_id: bigint({ mode: 'number' }).notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  released_at: timestamptz(),
  created_at: timestamptz().notNull().default(sql`now()`),
}, (t) => [primaryKey({ columns: [t.payment_request_id, t.other_charge_id] })])

export const payment_request_orders = pgTable('payment_request_orders', {
  payment_request_id: bigint({ mode: 'number' }).notNull(),
  order_id: bigint({ mode: 'number' }).notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  released_at: timestamptz(),
  created_at: timestamptz().notNull().default(sql`now()`),
}, (t) => [primaryKey({ columns: [t.payment_request_id, t.order_id] })])

export const payment_requests = pgTable('payment_requests', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  store_id: bigint({ mode: 'number' }).notNull(),
  restaurant_id: bigint({ mode: 'number' }).notNull(),
  custom: boolean().notNull().default(sql`false`),
  type: text().notNull().default(sql`'orders'::text`),
  reference_date: date({ mode: 'string' }).notNull(),
  description: text(),
  amount: bigint({ mode: 'number' }).notNull(),
  status: text().notNull().default(sql`'PENDING'::text`),
  note: text(),
  raised_by_kind: text().notNull(),
  raised_by: bigint({ mode: 'number' }),
  decided_by_kind: text(),
  decided_by: bigint({ mode: 'number' }),
  decided_at: timestamptz(),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  reversed_at: timestamptz(),
  payout_run_id: bigint({ mode: 'number' }),
})

export const payments = pgTable('payments', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  order_id: bigint({ mode: 'number' }).notNull(),
  channel_id: bigint({ mode: 'number' }),
  reference: text().notNull(),
  card_kind: text(),
  amount: bigint({ mode: 'number' }).notNull(),
  gateway_charge: bigint({ mode: 'number' }).notNull().default(sql`0`),
  received_at: timestamptz().notNull().default(sql`now()`),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const payout_accounts = pgTable('payout_accounts', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  store_id: bigint({ mode: 'number' }).notNull(),
  beneficiary: text().notNull(),
  bank_name: text().notNull(),
  iban: text().notNull(),
  iban_last_four: text().notNull().generatedAlwaysAs(sql`"right"(iban, 4)`),
  iban_changes: integer().notNull().default(sql`0`),
  changed_at: timestamptz().notNull().default(sql`now()`),
  changed_by: bigint({ mode: 'number' }),
  changed_by_kind: text().notNull().default(sql`'system'::text`),
  confirmed_at: timestamptz(),
  confirmed_by: bigint({ mode: 'number' }),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const payout_file_lines = pgTable('payout_file_lines', {
  payout_file_id: bigint({ mode: 'number' }).notNull(),
  line_number: integer().notNull(),
  payment_request_id: bigint({ mode: 'number' }).notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
  beneficiary: text().notNull(),
  bank_name: text().notNull(),
  iban: text().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  reference: text().notNull(),
  live: boolean().notNull().default(sql`true`),
}, (t) => [primaryKey({ columns: [t.payout_file_id, t.line_number] })])

export const payout_files = pgTable('payout_files', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  payout_run_id: bigint({ mode: 'number' }).notNull(),
  line_count: integer().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  checksum: text().notNull(),
  made_by: bigint({ mode: 'number' }),
  voided_at: timestamptz(),
  voided_by: bigint({ mode: 'number' }),
  void_reason: text(),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const payout_runs = pgTable('payout_runs', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  key: text().notNull().default(sql`(gen_random_uuid())::text`),
  due_day: date({ mode: 'string' }).notNull(),
  reference_date: date({ mode: 'string' }).notNull(),
  description: text(),
  made_by: bigint({ mode: 'number' }),
  settled_at: timestamptz(),
  settled_by: bigint({ mode: 'number' }),
  bank_reference: text(),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const pending_sign_ups = pgTable('pending_sign_ups', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  password_hash: text().notNull(),
  language: text().notNull().default(sql`'en'::text`),
  created_at: timestamptz().notNull().default(sql`now()`),
  expires_at: timestamptz().notNull(),
  verified_at: timestamptz(),
  name_ar: text(),
})

export const promotion_costs = pgTable('promotion_costs', {
  kind: text().notNull(),
  promotion_id: bigint({ mode: 'number' }).notNull(),
  orders: integer().notNull(),
  discount: bigint({ mode: 'number' }).notNull(),
  platform: bigint({ mode: 'number' }).notNull(),
})

export const promotion_trials = pgTable('promotion_trials', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  account_id: bigint({ mode: 'number' }).notNull(),
  started_at: timestamptz().notNull().default(sql`now()`),
  orders_done: integer().notNull().default(sql`0`),
  orders_total: integer().notNull().default(sql`0`),
  seen_at: timestamptz(),
  stopped_at: timestamptz(),
  interrupted_at: timestamptz(),
  finished_at: timestamptz(),
  result: jsonb(),
})

export const rate_limit_buckets = pgTable('rate_limit_buckets', {
  key: text().notNull().primaryKey(),
  count: integer().notNull().default(sql`0`),
  expires_at: timestamptz().notNull(),
})

export const reconciliation_differences = pgTable('reconciliation_differences', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  run_id: bigint({ mode: 'number' }).notNull(),
  check_name: text().notNull(),
  subject: text().notNull(),
  expected: text(),
  found: text(),
  money: boolean().notNull(),
})

export const reconciliation_runs = pgTable('reconciliation_runs', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  started_at: timestamptz().notNull().default(sql`now()`),
  started_by: bigint({ mode: 'number' }),
  checks_done: integer().notNull().default(sql`0`),
  checks_total: integer().notNull(),
  current_check: text(),
  difference_count: integer().notNull().default(sql`0`),
  seen_at: timestamptz().notNull().default(sql`now()`),
  finished_at: timestamptz(),
  interrupted_at: timestamptz(),
})

export const recovery_codes = pgTable('recovery_codes', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  account_id: bigint({ mode: 'number' }).notNull(),
  code_hash: bytea().notNull(),
  used_at: timestamptz(),
})

export const refunds = pgTable('refunds', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  order_id: bigint({ mode: 'number' }).notNull(),
  payment_id: bigint({ mode: 'number' }),
  channel_id: bigint({ mode: 'number' }),
  reference: text(),
  amount: bigint({ mode: 'number' }).notNull(),
  reason: text(),
  status: text().notNull().default(sql`'requested'::text`),
  requested_by_kind: text().notNull(),
  requested_by: bigint({ mode: 'number' }),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const regions = pgTable('regions', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  image_id: bigint({ mode: 'number' }),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
})

export const report_changes = pgTable('report_changes', {
  order_id: bigint({ mode: 'number' }).notNull(),
})

export const report_customers = pgTable('report_customers', {
  scope: text().notNull(),
  scope_id: bigint({ mode: 'number' }).notNull(),
  event: text().notNull(),
  cohort: date({ mode: 'string' }).notNull(),
  month: date({ mode: 'string' }).notNull(),
  customers: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.scope, t.scope_id, t.event, t.cohort, t.month] })])

export const report_customers_made = pgTable('report_customers_made', {
  only_row: boolean().notNull().default(sql`true`).primaryKey(),
  made_at: timestamptz().notNull(),
})

export const report_items = pgTable('report_items', {
  basis: text().notNull(),
  span: text().notNull(),
  start: date({ mode: 'string' }).notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
  item_id: bigint({ mode: 'number' }).notNull(),
  orders: bigint({ mode: 'number' }).notNull(),
  quantity: bigint({ mode: 'number' }).notNull(),
  sub_total: bigint({ mode: 'number' }).notNull(),
  revenue: bigint({ mode: 'number' }).notNull(),
  delivery: bigint({ mode: 'number' }).notNull(),
  store_discounts: bigint({ mode: 'number' }).notNull(),
  platform_discounts: bigint({ mode: 'number' }).notNull(),
  commission: bigint({ mode: 'number' }).notNull(),
  gateway_charges: bigint({ mode: 'number' }).notNull(),
  received: bigint({ mode: 'number' }).notNull(),
  collected: bigint({ mode: 'number' }).notNull(),
  refunded: bigint({ mode: 'number' }).notNull(),
  due: bigint({ mode: 'number' }).notNull(),
  cancelled: bigint({ mode: 'number' }).notNull(),
  cancelled_value: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.basis, t.span, t.start, t.store_id, t.item_id] })])

export const report_lost_lines = pgTable('report_lost_lines', {
  order_id: bigint({ mode: 'number' }).notNull(),
  item_id: bigint({ mode: 'number' }),
  quantity: integer().notNull(),
  line_total: bigint({ mode: 'number' }).notNull(),
  offer_id: bigint({ mode: 'number' }),
  offer_discount_value: bigint({ mode: 'number' }).notNull(),
})

export const report_mails = pgTable('report_mails', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  saved_report_id: bigint({ mode: 'number' }).notNull(),
  account_id: bigint({ mode: 'number' }).notNull(),
  day: date({ mode: 'string' }).notNull(),
  state: text().notNull().default(sql`'waiting'::text`),
  attempts: smallint().notNull().default(sql`0`),
  due_at: timestamptz().notNull().default(sql`now()`),
})

export const report_orders = pgTable('report_orders', {
  order_id: bigint({ mode: 'number' }).notNull().primaryKey(),
  restaurant_id: bigint({ mode: 'number' }).notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
  placed_day: date({ mode: 'string' }).notNull(),
  event_day: date({ mode: 'string' }).notNull(),
  placed_hour: smallint().notNull(),
  event_hour: smallint().notNull(),
  area_id: bigint({ mode: 'number' }).notNull(),
  channel_id: bigint({ mode: 'number' }).notNull(),
  payment: text().notNull(),
  repeat_customer: boolean().notNull(),
  repeat_at_store: boolean().notNull(),
  answer_minutes: integer(),
  unanswered: boolean().notNull(),
  lead_days: integer().notNull(),
  cancel_reason_id: bigint({ mode: 'number' }),
  cancelled_by: text(),
  orders: integer().notNull(),
  revenue: bigint({ mode: 'number' }).notNull(),
  sub_total: bigint({ mode: 'number' }).notNull(),
  delivery: bigint({ mode: 'number' }).notNull(),
  store_discounts: bigint({ mode: 'number' }).notNull(),
  platform_discounts: bigint({ mode: 'number' }).notNull(),
  commission: bigint({ mode: 'number' }).notNull(),
  gateway_charges: bigint({ mode: 'number' }).notNull(),
  received: bigint({ mode: 'number' }).notNull(),
  collected: bigint({ mode: 'number' }).notNull(),
  refunded: bigint({ mode: 'number' }).notNull(),
  due: bigint({ mode: 'number' }).notNull(),
  cancelled: integer().notNull(),
  cancelled_value: bigint({ mode: 'number' }).notNull(),
  place: text(),
  coupon_id: bigint({ mode: 'number' }).notNull(),
  offer_discounts: bigint({ mode: 'number' }).notNull(),
  coupon_discounts: bigint({ mode: 'number' }).notNull(),
  coupon_platform: bigint({ mode: 'number' }).notNull(),
  welcome_discounts: bigint({ mode: 'number' }).notNull(),
})

export const report_pairs = pgTable('report_pairs', {
  basis: text().notNull(),
  start: date({ mode: 'string' }).notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
  item_id: bigint({ mode: 'number' }).notNull(),
  with_item_id: bigint({ mode: 'number' }).notNull(),
  orders: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.basis, t.start, t.store_id, t.item_id, t.with_item_id] })])

export const report_promotions = pgTable('report_promotions', {
  basis: text().notNull(),
  span: text().notNull(),
  start: date({ mode: 'string' }).notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
  promotion: text().notNull(),
  promotion_id: bigint({ mode: 'number' }).notNull(),
  orders: bigint({ mode: 'number' }).notNull(),
  revenue: bigint({ mode: 'number' }).notNull(),
  store_cost: bigint({ mode: 'number' }).notNull(),
  platform_cost: bigint({ mode: 'number' }).notNull(),
  new_customers: bigint({ mode: 'number' }).notNull(),
  new_at_store: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.basis, t.span, t.start, t.store_id, t.promotion, t.promotion_id] })])

export const report_sums = pgTable('report_sums', {
  basis: text().notNull(),
  dimension: text().notNull(),
  span: text().notNull(),
  start: date({ mode: 'string' }).notNull(),
  key: text().notNull(),
  orders: bigint({ mode: 'number' }).notNull(),
  revenue: bigint({ mode: 'number' }).notNull(),
  sub_total: bigint({ mode: 'number' }).notNull(),
  delivery: bigint({ mode: 'number' }).notNull(),
  store_discounts: bigint({ mode: 'number' }).notNull(),
  platform_discounts: bigint({ mode: 'number' }).notNull(),
  commission: bigint({ mode: 'number' }).notNull(),
  gateway_charges: bigint({ mode: 'number' }).notNull(),
  received: bigint({ mode: 'number' }).notNull(),
  collected: bigint({ mode: 'number' }).notNull(),
  refunded: bigint({ mode: 'number' }).notNull(),
  due: bigint({ mode: 'number' }).notNull(),
  cancelled: bigint({ mode: 'number' }).notNull(),
  cancelled_value: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.basis, t.dimension, t.span, t.start, t.key] })])

export const requirements = pgTable('requirements', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  status: boolean().notNull().default(sql`true`),
  sorting_index: integer().notNull().default(sql`0`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
})

export const reset_tokens = pgTable('reset_tokens', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  account_id: bigint({ mode: 'number' }).notNull(),
  token_hash: bytea().notNull(),
  created_at: timestamptz().notNull().default(sql`now()`),
  expires_at: timestamptz().notNull(),
  used_at: timestamptz(),
})

export const restaurants = pgTable('restaurants', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  name: text().notNull(),
  logo_id: bigint({ mode: 'number' }),
  approval: text().notNull().default(sql`'approved'::text`),
  approved_at: timestamptz(),
  approved_by: bigint({ mode: 'number' }),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
  name_ar: text(),
  tax_number: text(),
})

export const review_answers = pgTable('review_answers', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  review_id: bigint({ mode: 'number' }).notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
  answer_en: text(),
  answer_ar: text(),
  status: boolean().notNull().default(sql`true`),
  answered_by: bigint({ mode: 'number' }),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const review_categories = pgTable('review_categories', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  sorting_index: integer().notNull().default(sql`0`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
  status: boolean().notNull().default(sql`true`),
})

export const review_category_totals = pgTable('review_category_totals', {
  store_id: bigint({ mode: 'number' }).notNull(),
  review_category_id: bigint({ mode: 'number' }).notNull(),
  ratings: integer().notNull().default(sql`0`),
  rate_sum: integer().notNull().default(sql`0`),
}, (t) => [primaryKey({ columns: [t.store_id, t.review_category_id] })])

export const review_ratings = pgTable('review_ratings', {
  review_id: bigint({ mode: 'number' }).notNull(),
  review_category_id: bigint({ mode: 'number' }).notNull(),
  rate: smallint().notNull(),
}, (t) => [primaryKey({ columns: [t.review_id, t.review_category_id] })])

export const review_totals = pgTable('review_totals', {
  store_id: bigint({ mode: 'number' }).notNull().primaryKey(),
  reviews: integer().notNull().default(sql`0`),
})

export const reviews = pgTable('reviews', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  customer_id: bigint({ mode: 'number' }).notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
  order_id: bigint({ mode: 'number' }).notNull(),
  comment: text(),
  status: boolean().notNull().default(sql`true`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  edited_at: timestamptz(),
  low_told_at: timestamptz(),
})

export const role_permissions = pgTable('role_permissions', {
  role_id: bigint({ mode: 'number' }).notNull(),
  permission: text().notNull(),
}, (t) => [primaryKey({ columns: [t.role_id, t.permission] })])

export const roles = pgTable('roles', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  guard_name: text().notNull(),
  name: text().notNull(),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  name_ar: text().notNull(),
  permissions: text().array().notNull().default(sql`'{}'::text[]`),
  super: boolean().notNull().default(sql`false`),
  archived_at: timestamptz(),
  restaurant_id: bigint({ mode: 'number' }),
  second_step: boolean().notNull().default(sql`false`),
})

export const saved_reports = pgTable('saved_reports', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  account_id: bigint({ mode: 'number' }).notNull(),
  name: text().notNull(),
  tab: text().notNull(),
  filters: jsonb().notNull(),
  schedule: text().notNull().default(sql`'none'::text`),
  weekday: smallint().notNull().default(sql`0`),
  paused: boolean().notNull().default(sql`false`),
  recipients: bigint({ mode: 'number' }).array().notNull().default(sql`'{}'::bigint[]`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  store_id: bigint({ mode: 'number' }),
})

export const search_texts = pgTable('search_texts', {
  table_name: text().notNull(),
  row_id: bigint({ mode: 'number' }).notNull(),
  text: text().notNull(),
}, (t) => [primaryKey({ columns: [t.table_name, t.row_id] })])

export const sessions = pgTable('sessions', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  token_hash: bytea().notNull(),
  account_id: bigint({ mode: 'number' }).notNull(),
  created_at: timestamptz().notNull().default(sql`now()`),
  last_seen_at: timestamptz().notNull().default(sql`now()`),
  expires_at: timestamptz().notNull(),
  absolute_expires_at: timestamptz().notNull(),
  user_agent: text(),
  ip: text(),
  revoked_at: timestamptz(),
  viewer_id: bigint({ mode: 'number' }),
  role_id: bigint({ mode: 'number' }),
  method: text().notNull().default(sql`'password'::text`),
  confirmed_at: timestamptz().notNull().default(sql`now()`),
  country: text(),
  stepped_elsewhere: boolean().notNull().default(sql`false`),
  store_id: bigint({ mode: 'number' }),
})

export const settings = pgTable('settings', {
  key: text().notNull().primaryKey(),
  value: jsonb().notNull(),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const social_links = pgTable('social_links', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  name_en: text().notNull(),
  url: text().notNull(),
  status: boolean().notNull().default(sql`true`),
  place: smallint().notNull().default(sql`0`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const sso_flows = pgTable('sso_flows', {
  state: text().notNull().primaryKey(),
  page_hash: bytea(),
  session_id: bigint({ mode: 'number' }),
  nonce: text().notNull(),
  code_verifier: text().notNull(),
  created_at: timestamptz().notNull().default(sql`now()`),
  expires_at: timestamptz().notNull(),
  returned_at: timestamptz(),
  account_id: bigint({ mode: 'number' }),
})

export const sso_identities = pgTable('sso_identities', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  account_id: bigint({ mode: 'number' }).notNull(),
  issuer: text().notNull(),
  subject: text().notNull(),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const statement_days = pgTable('statement_days', {
  store_id: bigint({ mode: 'number' }).notNull(),
  day: date({ mode: 'string' }).notNull(),
  row_count: integer().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  order_total: bigint({ mode: 'number' }).notNull(),
  received: bigint({ mode: 'number' }).notNull(),
  commission: bigint({ mode: 'number' }).notNull(),
  gateway_charge: bigint({ mode: 'number' }).notNull(),
  merged: boolean().notNull().default(sql`false`),
})

export const statement_document_parts = pgTable('statement_document_parts', {
  document_number: bigint({ mode: 'number' }).notNull(),
  order_id: bigint({ mode: 'number' }),
  payment_request_id: bigint({ mode: 'number' }),
  amount: bigint({ mode: 'number' }).notNull(),
})

export const statement_documents = pgTable('statement_documents', {
  number: bigint({ mode: 'number' }).notNull().primaryKey(),
  month: date({ mode: 'string' }).notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
  restaurant_id: bigint({ mode: 'number' }).notNull(),
  store_en: text().notNull(),
  store_ar: text().notNull(),
  restaurant_en: text().notNull(),
  restaurant_ar: text().notNull(),
  opening: bigint({ mode: 'number' }).notNull(),
  closing: bigint({ mode: 'number' }).notNull(),
  row_count: integer().notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  order_total: bigint({ mode: 'number' }).notNull(),
  received: bigint({ mode: 'number' }).notNull(),
  commission: bigint({ mode: 'number' }).notNull(),
  gateway_charge: bigint({ mode: 'number' }).notNull(),
  expected: bigint({ mode: 'number' }).notNull(),
  requested: bigint({ mode: 'number' }).notNull(),
  checksum: text().notNull(),
  platform_tax_number: text(),
  restaurant_tax_number: text(),
})

export const statement_rows = pgTable('statement_rows', {
  event_id: bigint({ mode: 'number' }).notNull().primaryKey(),
  store_id: bigint({ mode: 'number' }).notNull(),
  day: date({ mode: 'string' }).notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  order_total: bigint({ mode: 'number' }).notNull().default(sql`0`),
  received: bigint({ mode: 'number' }).notNull().default(sql`0`),
  commission: bigint({ mode: 'number' }).notNull().default(sql`0`),
  gateway_charge: bigint({ mode: 'number' }).notNull().default(sql`0`),
})

export const store_balances = pgTable('store_balances', {
  store_id: bigint({ mode: 'number' }).notNull(),
  due: bigint({ mode: 'number' }).notNull(),
  expected: bigint({ mode: 'number' }).notNull(),
})

export const store_day_capacity = pgTable('store_day_capacity', {
  store_id: bigint({ mode: 'number' }).notNull(),
  day: date({ mode: 'string' }).notNull(),
  order_count: integer().notNull().default(sql`0`),
}, (t) => [primaryKey({ columns: [t.store_id, t.day] })])

export const store_members = pgTable('store_members', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  account_id: bigint({ mode: 'number' }).notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
  restaurant_id: bigint({ mode: 'number' }).notNull(),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const store_region_areas = pgTable('store_region_areas', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  store_region_id: bigint({ mode: 'number' }).notNull(),
  region_id: bigint({ mode: 'number' }).notNull(),
  area_id: bigint({ mode: 'number' }).notNull(),
  start_time: time().notNull(),
  end_time: time().notNull(),
  catering_delivery_fees: bigint({ mode: 'number' }).notNull().default(sql`0`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const store_regions = pgTable('store_regions', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  store_id: bigint({ mode: 'number' }).notNull(),
  region_id: bigint({ mode: 'number' }).notNull(),
  start_time: time().notNull(),
  end_time: time().notNull(),
  catering_delivery_fees: bigint({ mode: 'number' }).notNull().default(sql`0`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})

export const store_terms = pgTable('store_terms', {
  term: text().notNull(),
  store_id: bigint({ mode: 'number' }).notNull(),
}, (t) => [primaryKey({ columns: [t.term, t.store_id] })])

export const stores = pgTable('stores', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  restaurant_id: bigint({ mode: 'number' }).notNull(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  description_en: text().notNull(),
  description_ar: text().notNull(),
  catering_status: boolean().notNull().default(sql`false`),
  catering_commission: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull(),
  value_added_tax: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull(),
  catering_advance: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull(),
  credit_card_fee: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull(),
  debit_card_fee: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull(),
  cash_on_delivery_limit: bigint({ mode: 'number' }).notNull(),
  cancellation_days: integer().notNull().default(sql`1`),
  delivery_type: text().notNull().default(sql`'Catering'::text`),
  email: text().notNull(),
  phone: text().notNull(),
  max_catering_per_day: integer().notNull(),
  drop_off_from: time(),
  drop_off_to: time(),
  required_location: boolean().notNull().default(sql`true`),
  latitude: numeric({ mode: 'number', precision: 9, scale: 6 }),
  longitude: numeric({ mode: 'number', precision: 9, scale: 6 }),
  address_en: text(),
  address_ar: text(),
  logo_id: bigint({ mode: 'number' }),
  thumb_id: bigint({ mode: 'number' }),
  image_id: bigint({ mode: 'number' }),
  store_policy_en: jsonb(),
  store_policy_ar: jsonb(),
  escalation_minutes: integer(),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
})

export const subcategories = pgTable('subcategories', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  store_id: bigint({ mode: 'number' }).notNull(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  slug: text(),
  image_id: bigint({ mode: 'number' }),
  status: boolean().notNull().default(sql`true`),
  sorting_index: integer().notNull().default(sql`0`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
})

export const units = pgTable('units', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  name_en: text().notNull(),
  name_ar: text().notNull(),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  archived_at: timestamptz(),
})

export const vapid_keys = pgTable('vapid_keys', {
  id: smallint().notNull().default(sql`1`).primaryKey(),
  public_key: text().notNull(),
  private_key: text().notNull(),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const web_files = pgTable('web_files', {
  name: text().notNull().primaryKey(),
  content: bytea().notNull(),
  seen_at: timestamptz().notNull().default(sql`now()`),
})

export const webhook_deliveries = pgTable('webhook_deliveries', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  channel_id: bigint({ mode: 'number' }).notNull(),
  order_id: bigint({ mode: 'number' }),
  topic: text().notNull(),
  payload: jsonb(),
  status: text().notNull().default(sql`'waiting'::text`),
  attempts: integer().notNull().default(sql`0`),
  next_attempt_at: timestamptz().default(sql`now()`),
  last_status: smallint(),
  last_error: text(),
  delivered_at: timestamptz(),
  created_at: timestamptz().notNull().default(sql`now()`),
  event_id: text().notNull().default(sql`(gen_random_uuid())::text`),
  xid: bigint({ mode: 'number' }).notNull().default(sql`((pg_current_xact_id())::text)::bigint`),
  give_up_at: timestamptz().notNull().default(sql`(now() + '1 day'::interval)`),
  traceparent: text().default(sql`((NULLIF(current_setting('sufra.actor'::text, true), ''::text))::jsonb ->> 'traceparent'::text)`),
  attempt_until: timestamptz(),
})

export const welcome_discounts = pgTable('welcome_discounts', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  value: numeric({ mode: 'number', precision: 5, scale: 2 }).notNull().default(sql`0`),
  status: boolean().notNull().default(sql`false`),
  message_en: text().notNull().default(sql`''::text`),
  message_ar: text().notNull().default(sql`''::text`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
  budget: bigint({ mode: 'number' }),
  end_date: date({ mode: 'string' }),
  given_value: bigint({ mode: 'number' }).notNull().default(sql`0`),
})

export const welcome_redemptions = pgTable('welcome_redemptions', {
  customer_id: bigint({ mode: 'number' }).notNull().primaryKey(),
  order_id: bigint({ mode: 'number' }).notNull(),
  discount_value: bigint({ mode: 'number' }).notNull(),
  created_at: timestamptz().notNull().default(sql`now()`),
})

export const working_hours = pgTable('working_hours', {
  id: bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity().primaryKey(),
  store_id: bigint({ mode: 'number' }).notNull(),
  week_day: smallint().notNull(),
  start_time: time().notNull(),
  end_time: time().notNull(),
  minutes: int4multirange().notNull().generatedAlwaysAs(sql`week_minutes(week_day, start_time, end_time)`),
  version: integer().notNull().default(sql`1`),
  created_at: timestamptz().notNull().default(sql`now()`),
  updated_at: timestamptz().notNull().default(sql`now()`),
})
