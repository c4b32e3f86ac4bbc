import { type SQL, sql } from 'drizzle-orm'

/** Lower case with Western digits, as in searches. */
const plain = (text: SQL) => sql`translate(lower(${text}), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')`

/** Whether `text` contains `search`, ignoring letter case and the script of digits. */
export const contains = (text: SQL, search: string): SQL => sql`strpos(${plain(text)}, lower(${search})) > 0`
