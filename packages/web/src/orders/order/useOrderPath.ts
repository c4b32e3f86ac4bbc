import { useMediaQuery } from '@mantine/hooks'
import { useSession } from '../../kernel/session/session.tsx'
import { orderPath } from './orderPaths.ts'

/** The path of an order's page; admins on a phone have their own (spec 3 §2). */
export function useOrderPath(): (id: number) => string {
  const { kind } = useSession()
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  return (id) => orderPath(kind, id, phone && kind === 'admin' ? 'mobile' : 'whole')
}
