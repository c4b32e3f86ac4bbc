import { menuChanges } from '@sufra/contract/menuChanges'
import { call } from '../kernel/api.ts'
import { kernelText } from '../kernel/kernel.text.ts'
import { messageOf } from '../kernel/operations.ts'
import { snack } from '../kernel/snack.tsx'
import { useText } from '../kernel/text/language.tsx'
import { freshenMenu } from './freshenMenu.ts'
import { recentText } from './recent.text.ts'

/** So many are told by name. */
const named = 5

/** Undoes a change of many items, says what came of it, and answers what has stayed as it was. */
export function useUndo(): (id: number) => Promise<string | undefined> {
  const t = useText(recentText)
  const kernel = useText(kernelText)
  return async (id) => {
    try {
      const { undone, kept } = await call(menuChanges.undo, { params: { id } })
      const names = kept
        .slice(0, named)
        .map(({ name }) => name)
        .join(kernel('listComma'))
      const more = kept.length - named
      const stayed =
        kept.length === 0
          ? undefined
          : t('kept', { names: more > 0 ? t('andMore', { names, count: more }) : names })
      snack.success([t('back', { count: undone }), stayed].filter(Boolean).join('. '))
      return stayed
    } catch (error) {
      snack.error(messageOf(error) ?? kernel('unavailable'))
      return undefined
    } finally {
      await freshenMenu()
    }
  }
}
