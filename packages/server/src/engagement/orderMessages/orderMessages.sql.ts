import { sendKinds } from '@sufra/contract/engagement/notifications'
import { noticeEvents } from '@sufra/contract/engagement/orderMessages.placeholders'
import type { RichTextDocument } from '@sufra/contract/kernel/richText.rules'
import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { ScopeRule } from '../../kernel/access/scope.ts'
import { json, nullable, oneOf, pick, type RowOf, selected } from '../../kernel/database/columns.ts'
import type { Db } from '../../kernel/database/db.ts'
import { query, queryOne } from '../../kernel/database/query.ts'
import * as tables from '../../kernel/database/tables.gen.ts'

/** The platform's own: whoever reads them, reads all of them. */
export const messageScope = { admin: () => sql`true` } satisfies ScopeRule

const document = nullable(json(z.custom<RichTextDocument>()))

const messageColumns = {
  ...pick(
    tables.order_messages,
    'id',
    'status',
    'title_en',
    'title_ar',
    'message_en',
    'message_ar',
    'version',
  ),
  event: oneOf(tables.order_messages.event, noticeEvents),
  kind: oneOf(tables.order_messages.kind, sendKinds),
  body_en: document,
  body_ar: document,
}
export type MessageRow = RowOf<typeof messageColumns>

const savedColumns = {
  saved_by: tables.order_message_versions.saved_by,
  saved_at: tables.order_message_versions.created_at,
}

const everyColumn = sql`${selected(messageColumns)}, body_en, body_ar`

const messages = (allowed: SQL) => sql`
  select ${everyColumn}, latest.saved_by, latest.created_at as saved_at
  from order_messages join lateral (select saved_by, created_at from order_message_versions made
    where made.order_message_id = order_messages.id order by made.version desc limit 1) latest on true
  where ${allowed}`

const listed = { ...messageColumns, ...savedColumns }

export const allMessages = (db: Db, allowed: SQL) =>
  query(db, listed, sql`${messages(allowed)} order by order_messages.id`)

export const messageBy = (db: Db, allowed: SQL, id: number) =>
  queryOne(db, messageColumns, sql`select ${everyColumn} from order_messages where ${allowed} and id = ${id}`)

/** Messages of an event that are switched on. */
export const messagesOf = (db: Db, event: string) =>
  query(db, messageColumns, sql`select ${everyColumn} from order_messages where event = ${event} and status`)

/** The same status again leaves row and history as they are. */
export const switchMessage = (db: Db, allowed: SQL, id: number, status: boolean) =>
  queryOne(
    db,
    pick(tables.order_messages, 'id', 'status'),
    sql`update order_messages set status = ${status} where ${allowed} and id = ${id} returning id, status`,
  )

const versionColumns = {
  ...pick(tables.order_message_versions, 'id', 'version', 'title_en', 'title_ar', 'message_en', 'message_ar'),
  body_en: document,
  body_ar: document,
  ...savedColumns,
}

const versions = (message_id: number) => sql`
  select id, version, title_en, title_ar, message_en, message_ar, body_en, body_ar, saved_by, created_at as saved_at
  from order_message_versions where order_message_id = ${message_id}`

export const versionsOf = (db: Db, message_id: number) =>
  query(db, versionColumns, sql`${versions(message_id)} order by version desc limit 100`)

export const versionOf = (db: Db, message_id: number, id: number) =>
  queryOne(db, versionColumns, sql`${versions(message_id)} and id = ${id}`)

export const asColumn = (text: RichTextDocument): SQL => sql`${JSON.stringify(text)}::jsonb`
