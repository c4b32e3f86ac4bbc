/** What can be changed of many items at one stroke. */
export const bulkKinds = ['prices', 'flag', 'category', 'choice'] as const
export type BulkKind = (typeof bulkKinds)[number]
