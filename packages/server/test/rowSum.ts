/**
 * Whether rows were written since: a written row has a later transaction (`xmin`) than any before it, so that of as many
 * rows the sum is larger. That is read much faster than the rows' contents.
 */
export const rowSum = (row = 'xmin::text::bigint'): string => `count(*) || ':' || coalesce(sum(${row}), 0)`
