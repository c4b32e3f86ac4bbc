import { useParams } from '@tanstack/react-router'

/** The id in the page's path, under the first of the names that it has; 0, which no row has, if it is none. */
export function usePathId(...names: readonly string[]): number {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  const name = names.find((each) => params[each] !== undefined) ?? 'id'
  const id = Number(params[name])
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}
