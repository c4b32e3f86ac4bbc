import { orderMessages } from '@sufra/contract/engagement/orderMessages'
import { keyOf, queryClient } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { orderMessagesText } from './orderMessages.text.ts'

/** What shows messages, and is read again after each change. */
export const shownIn = [orderMessages.list, orderMessages.versions]

/** After a message was saved: says so, and shows the list. */
export function useMessageSaved(onClose: () => void): () => void {
  const t = useText(orderMessagesText)
  return () => {
    toast.success(t('saved'))
    for (const each of shownIn) void queryClient.invalidateQueries({ queryKey: keyOf(each) })
    onClose()
  }
}
