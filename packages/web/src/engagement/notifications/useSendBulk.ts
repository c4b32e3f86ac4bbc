import { notifications, type Send } from '@sufra/contract/engagement/notifications'
import { call } from '../../kernel/data/api.ts'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { Bulk, BulkAction } from '../../kernel/list/bulk/bulk.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { sendsText } from './notifications.text.ts'

/** Several sends are paused, resumed or stopped for good. */
export function useSendBulk(): Bulk<Send> {
  const t = useText(bulkText)
  const words = useText(sendsText)
  const pick = usePick()
  const { can } = useSession()
  const unless =
    (...from: readonly Send['state'][]) =>
    ({ state }: Send) =>
      !from.includes(state) && t('already', { state: words(state) })
  const actions: readonly BulkAction<Send>[] = [
    {
      key: 'pause',
      label: words('pause'),
      text: words('pauseText'),
      becomes: { to: words('paused') },
      skip: unless('scheduled', 'sending'),
      run: ({ id }) => call(notifications.pause, { params: { id }, from: 'bulk' }),
    },
    {
      key: 'resume',
      label: words('resume'),
      text: words('resumeText'),
      becomes: { from: words('paused'), to: words('goesOn') },
      skip: unless('paused'),
      run: ({ id }) => call(notifications.resume, { params: { id }, from: 'bulk' }),
    },
    {
      key: 'stop',
      label: words('stop'),
      danger: true,
      text: words('stopText'),
      becomes: { to: words('stopped') },
      skip: unless('scheduled', 'sending', 'paused'),
      run: ({ id }) => call(notifications.stop, { params: { id }, from: 'bulk' }),
    },
  ]
  return {
    nameOf: ({ title }) => pick(title),
    invalidates: [notifications.list, notifications.show],
    actions: can(notifications.stop) ? actions : [],
  }
}
