import type * as tables from './tables.gen.ts'

type Tables = typeof tables

export type TableName = keyof Tables
/** The columns of a table, as in the migrated database. */
export type ColumnOf<T extends TableName> = keyof Tables[T]['_']['columns'] & string

/** Columns that every table has and no form edits. */
export type SystemColumn = 'id' | 'version' | 'created_at' | 'updated_at' | 'archived_at'
