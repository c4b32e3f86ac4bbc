import { type SQL, sql } from 'drizzle-orm'

/** As searched texts come: in small letters, with Western digits. */
const plain = (text: SQL) => sql`translate(lower(${text}), '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789')`

/** That a searched text stands in one that people wrote, in any letter case and with whichever digits. */
export const contains = (text: SQL, search: string): SQL => sql`strpos(${plain(text)}, lower(${search})) > 0`
