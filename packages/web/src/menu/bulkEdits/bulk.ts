/** The fields that can be changed in many items at once. */
export const bulkKinds = ['prices', 'flag', 'category', 'choice'] as const
export type BulkKind = (typeof bulkKinds)[number]
