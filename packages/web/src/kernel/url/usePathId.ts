import { useParams } from '@tanstack/react-router'

/** An id in the page's path; 0, which no row has, if it is none. */
export function usePathId(name = 'id'): number {
  const params: Readonly<Record<string, string | undefined>> = useParams({ strict: false })
  const id = Number(params[name])
  return Number.isSafeInteger(id) && id > 0 ? id : 0
}
