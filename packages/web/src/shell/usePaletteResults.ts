import { useDebouncedValue } from '@mantine/hooks'
import { type FindResult, find } from '@sufra/contract/insight/find'
import { westernDigits } from '@sufra/contract/kernel/digits'
import { useOperation } from '../kernel/data/operations.ts'

/** Short: a palette answers while somebody types. */
const pauseMs = 150
/** One letter would find everything; a number may have one digit. */
const isEnough = (text: string) => text.length >= 2 || /^\d$/.test(text)

/** What the server finds for a text. The last answer stays until the next is there. */
export function usePaletteResults(typed: string): {
  readonly found: readonly FindResult[]
  readonly state: 'searching' | 'failed' | 'done'
} {
  const wanted = westernDigits(typed).replace(/\s+/g, ' ').trim().slice(0, 100)
  const [search] = useDebouncedValue(wanted, pauseMs)
  const asked = isEnough(wanted) && isEnough(search)
  const query = useOperation(find.all, { body: { search } }, { enabled: asked, keep: true })
  if (!isEnough(wanted)) return { found: [], state: 'done' }
  if (query.error) return { found: [], state: 'failed' }
  const waits = search !== wanted || query.isFetching
  return { found: query.data?.found ?? [], state: waits ? 'searching' : 'done' }
}
