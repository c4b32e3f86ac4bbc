import { defaultPageSize } from '@sufra/contract/kernel/list'
import { formatQar } from '@sufra/contract/kernel/money'
import { type OrderEvent, orderStatus, orders } from '@sufra/contract/orders/orders'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { type LiveState, listenLive } from '../../kernel/data/live.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { orderPath } from '../order/orderPaths.ts'
import { isNew } from './desk.rules.ts'
import { liveText } from './live.text.ts'
import { liveStore } from './liveStore.ts'
import { notifyOf } from './notices.ts'
import { isMuted, startRinging, stopRinging, subscribeRing } from './ring.ts'
import { openStreamReader } from './streamReader.ts'

const rings = (order: Extract<OrderEvent, { type: 'order' }>['order']) =>
  order.order_current_status.id === orderStatus.pending && !order.seen

/** Listens to the order stream, once for the whole application, whatever screen is open. */
export default function LiveOrders() {
  const { kind, user } = useSession()
  const { store_id } = user
  const navigate = useNavigate()
  const t = useText(liveText)
  const pick = usePick()
  const { unseen, waiting } = useSyncExternalStore(liveStore.subscribe, liveStore.get)
  const muted = useSyncExternalStore(subscribeRing, isMuted)
  // The orders that were waiting before this page was opened. The bell needs each of them. Platform staff have no bell
  // and need only the count, so they share the list their desk opens with.
  const rung = kind !== 'admin'
  const body = rung
    ? ({ order_status: 'newOrder', count: 100 } as const)
    : { count: defaultPageSize, page: 1 }
  const pending = useOperation(orders.list, { body }, { followed: true })
  const words = useRef({ t, pick })
  words.current = { t, pick }

  useEffect(() => {
    if (!pending.data) return
    liveStore.set({
      waiting: pending.data.totalPending.order_count,
      unseen: new Set(rung ? pending.data.orders.data.filter(rings).map(({ id }) => id) : []),
    })
  }, [pending.data, rung])

  useEffect(() => {
    const notify = (event: Extract<OrderEvent, { type: 'order' }>) => {
      const { order } = event
      if (!isNew(event) || !document.hidden) return
      const { t, pick } = words.current
      const body = t('forStore', {
        store: pick(order.store.store_translation.name),
        total: formatQar(order.order_total_price),
      })
      notifyOf({ title: t('newOrder', { id: order.id }), body, tag: `order-${order.id}` }, () => {
        void navigate({ to: orderPath(kind, order.id) })
      })
    }
    const reader = openStreamReader()
    const onEvent = (event: OrderEvent, position: string) => {
      const held = reader.receive(event, position)
      if (event.type !== 'order') return
      const { held: before, unseen: known } = liveStore.get()
      const next = new Set(known)
      if (rings(event.order)) next.add(event.order.id)
      else next.delete(event.order.id)
      liveStore.set({
        waiting: event.totalPending.order_count,
        unseen: next,
        held: held ? before + 1 : before,
        ...(isNew(event) && !held && { arrived: event.order.id }),
      })
      if (rung) notify(event)
    }
    const onState = (state: LiveState) => liveStore.set({ state })
    const leave = listenLive({ op: orders.events, store_id, from: reader.from, onEvent, onState })
    return () => {
      leave()
      reader.close()
      liveStore.clear()
    }
  }, [kind, store_id, rung, navigate])

  const ringing = unseen.size > 0 && !muted && rung
  useEffect(() => {
    if (ringing) startRinging()
    else stopRinging()
    return stopRinging
  }, [ringing])

  useEffect(() => {
    const plain = () => document.title.replace(/^\(\d+\) /, '')
    const put = () => {
      // While a print view is open the title is the file name of the PDF: no count in front of it.
      const counted = waiting > 0 && !document.querySelector('[data-print-preview]')
      const wanted = counted ? `(${waiting}) ${plain()}` : plain()
      if (document.title !== wanted) document.title = wanted
    }
    put()
    // Every page sets its own title; the count is put in front again.
    const titles = new MutationObserver(put)
    const element = document.querySelector('title')
    if (element) titles.observe(element, { childList: true, characterData: true, subtree: true })
    return () => titles.disconnect()
  }, [waiting])

  return null
}
