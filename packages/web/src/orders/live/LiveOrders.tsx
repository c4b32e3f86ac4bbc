import { formatQar } from '@sufra/contract/kernel/money'
import { type OrderEvent, orderStatus, orders } from '@sufra/contract/orders'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { listenLive } from '../../kernel/live.ts'
import { keyOf, queryClient, useOperation } from '../../kernel/operations.ts'
import { useSession } from '../../kernel/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { showTold } from './desk.ts'
import { liveText } from './live.text.ts'
import { liveStore } from './liveStore.ts'
import { isReading } from './reading.ts'
import { isMuted, startRinging, stopRinging, subscribeMuted } from './ring.ts'

const rings = (order: Extract<OrderEvent, { type: 'order' }>['order']) =>
  order.order_current_status.id === orderStatus.pending && !order.seen

/** What came between a list's answer and the stream's hello was told to nobody; an answer under way is no newer. */
async function catchUp(): Promise<void> {
  const lists = { queryKey: keyOf(orders.list) }
  const underWay = queryClient.isFetching(lists) > 0
  await queryClient.invalidateQueries(lists)
  if (underWay) await queryClient.invalidateQueries(lists)
}

/** The order desk's ears: one for the whole application, whatever screen is open. */
export default function LiveOrders() {
  const { kind } = useSession()
  const t = useText(liveText)
  const pick = usePick()
  const { unseen, waiting } = useSyncExternalStore(liveStore.subscribe, liveStore.get)
  const muted = useSyncExternalStore(subscribeMuted, isMuted)
  // What was waiting before this page was opened.
  const pending = useOperation(orders.list, { body: { order_status: 'newOrder', count: 100 } })
  const words = useRef({ t, pick })
  words.current = { t, pick }

  useEffect(() => {
    if (!pending.data) return
    liveStore.set({
      waiting: pending.data.totalPending.order_count,
      unseen: new Set(pending.data.orders.data.filter(rings).map(({ id }) => id)),
    })
  }, [pending.data])

  useEffect(() => {
    const notify = (event: Extract<OrderEvent, { type: 'order' }>) => {
      const { order } = event
      if (event.was !== null || !document.hidden) return
      if (!('Notification' in window) || Notification.permission !== 'granted') return
      new Notification(words.current.t('newOrder', { id: order.id }), {
        body: words.current.t('forStore', {
          store: words.current.pick(order.store.store_translation.name),
          total: formatQar(order.order_total_price),
        }),
        tag: `order-${order.id}`,
      })
    }
    let greeted = false
    const hear = (event: OrderEvent) => {
      if (event.type === 'hello' && !greeted) void catchUp()
      if (event.type === 'reset') void queryClient.invalidateQueries({ queryKey: [keyOf(orders.list)[0]] })
      greeted = true
      if (event.type !== 'order') return
      const held = showTold(event, isReading)
      const { held: before, unseen: known } = liveStore.get()
      const next = new Set(known)
      if (rings(event.order)) next.add(event.order.id)
      else next.delete(event.order.id)
      liveStore.set({
        waiting: event.totalPending.order_count,
        unseen: next,
        held: held ? before + 1 : before,
        ...(event.was === null && !held && { arrived: event.order.id }),
      })
      notify(event)
    }
    return listenLive({ op: orders.events, hear, onState: (state) => liveStore.set({ state }) })
  }, [])

  // Platform staff watch everybody's orders: theirs is no bell.
  const ringing = unseen.size > 0 && !muted && kind !== 'admin'
  useEffect(() => {
    if (ringing) startRinging()
    else stopRinging()
    return stopRinging
  }, [ringing])

  useEffect(() => {
    const plain = () => document.title.replace(/^\(\d+\) /, '')
    const put = () => {
      // Over paper the title names the file of a PDF: no count in front of that.
      const counted = waiting > 0 && !document.querySelector('[data-paper]')
      const wanted = counted ? `(${waiting}) ${plain()}` : plain()
      if (document.title !== wanted) document.title = wanted
    }
    put()
    // Every page writes its own title; the count is put back before it.
    const titles = new MutationObserver(put)
    const element = document.querySelector('title')
    if (element) titles.observe(element, { childList: true, characterData: true, subtree: true })
    return () => titles.disconnect()
  }, [waiting])

  return null
}
