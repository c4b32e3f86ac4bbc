import { bulkEdits } from '@sufra/contract/menu/bulkEdits'
import { call } from '../../kernel/data/api.ts'
import { messageOf } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { invalidateMenu } from '../itemTable/invalidateMenu.ts'
import { recentText } from './recent.text.ts'

/** How many items are named in the message. */
const named = 5

interface Came {
  readonly tone: 'success' | 'error'
  readonly text: string
}

let withdraw: () => void = () => undefined
/** Hides the offer to undo the last change, for screens with another way to undo it. */
export const withdrawOffer = (): void => withdraw()

/** Undoes a bulk change and returns the message to show. Items changed again since are kept as they are. */
export function useUndo(): (id: number) => Promise<Came> {
  const t = useText(recentText)
  const kernel = useText(kernelText)
  return async (id) => {
    try {
      const { undone, kept } = await call(bulkEdits.undo, { params: { id } })
      const names = kept
        .slice(0, named)
        .map(({ name }) => name)
        .join(kernel('listComma'))
      const more = kept.length - named
      const stayed =
        kept.length > 0 && t('kept', { names: more > 0 ? t('andMore', { names, count: more }) : names })
      return { tone: 'success', text: [t('back', { count: undone }), stayed].filter(Boolean).join('. ') }
    } catch (error) {
      return { tone: 'error', text: messageOf(error) ?? kernel('unavailable') }
    } finally {
      await invalidateMenu()
    }
  }
}

/** Reports a change and offers to undo it. */
export function useOfferUndo(): (text: string, id: number, done: () => void) => void {
  const t = useText(recentText)
  const undo = useUndo()
  return (text, id, done) => {
    withdraw()
    const run = async () => {
      const undone = await undo(id)
      toast[undone.tone](undone.text)
      done()
    }
    withdraw = toast.success(text, { label: t('undo'), run: () => void run() })
  }
}
