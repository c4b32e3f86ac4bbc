import { useMediaQuery } from '@mantine/hooks'
import { useSession } from '../../kernel/session/session.tsx'
import { orderPath } from './orderPaths.ts'

/** An order's page; an admin's phone has one of its own (spec 3 §2). */
export function useOrderPath(): (id: number) => string {
  const { kind } = useSession()
  const phone = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  return (id) => orderPath(kind, id, phone && kind === 'admin' ? 'mobile' : 'whole')
}
