import { NativeSelect } from '@mantine/core'
import { formatDay, qatarDay } from '@sufra/contract/kernel/clock'
import { homes } from '@sufra/contract/kernel/kinds'
import { orders } from '@sufra/contract/orders'
import { useNavigate, useParams } from '@tanstack/react-router'
import { ApiError } from '../../kernel/api.ts'
import { DayInput } from '../../kernel/DayInput.tsx'
import { kernelText } from '../../kernel/kernel.text.ts'
import { Empty, Failed } from '../../kernel/list/states.tsx'
import { useOperation } from '../../kernel/operations.ts'
import { useSession } from '../../kernel/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { NotFound } from '../../shell/NotFound.tsx'
import { KitchenSheet } from './KitchenSheet.tsx'
import { PaperFrame } from './PaperFrame.tsx'
import { paperText } from './paper.text.ts'
import { printText } from './print.text.ts'

const day = /^\d{4}-\d{2}-\d{2}$/

/** What a store cooks on a day. The store and the day are in the address; a store user's store is their own. */
export function KitchenPackPage() {
  const t = useText(printText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const navigate = useNavigate()
  const { kind, user } = useSession()
  const params: { store?: string; day?: string } = useParams({ strict: false })
  const own = user.store_id
  const store = own ?? Number(params.store ?? 0)
  const date = day.test(params.day ?? '') ? (params.day ?? '') : qatarDay(Date.now())
  const home = `${homes[kind]}/orders`
  const go = (to: { store?: number; date?: string }) =>
    void navigate({ to: `${home}/kitchen-pack/${to.store ?? store}/${to.date ?? date}`, replace: true })
  const cooking = useOperation(
    orders.kitchenStores,
    { body: { date } },
    { enabled: own === null, keep: true },
  )
  const stores = cooking.data?.stores ?? []
  const pack = useOperation(
    orders.kitchenPack,
    { body: { restaurant_store_id: store, date } },
    { enabled: store > 0 },
  )
  const { data, error } = pack
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  const listed = stores.map(({ id, name }) => ({ value: String(id), label: pick(name) }))
  const here =
    data && !stores.some(({ id }) => id === store)
      ? [{ value: String(store), label: pick(data.store.name) }]
      : []
  const tools = (
    <>
      {own === null && (
        <NativeSelect
          aria-label={t('store')}
          value={store > 0 ? String(store) : ''}
          onChange={(event) => go({ store: Number(event.currentTarget.value) })}
          data={[...(store > 0 ? [] : [{ value: '', label: t('chooseStore') }]), ...here, ...listed]}
        />
      )}
      <DayInput aria-label={t('day')} value={date} w={120} onChange={(next) => go({ date: next })} />
    </>
  )
  const running = {
    en: `${paperText.kitchen.en} ${formatDay(date, 'en')}`,
    ar: `${paperText.kitchen.ar} ${formatDay(date, 'ar')}`,
  }
  const instead = () => {
    const failed = store > 0 ? pack : cooking
    if (failed.error)
      return (
        <Failed error={failed.error} title={kernel('pageFailed')} onRetry={() => void failed.refetch()} />
      )
    if (store <= 0 && stores.length > 0)
      return <Empty words={{ title: t('chooseStore'), text: t('chooseStoreText') }} />
    if (store > 0 ? !data : !cooking.data) return <p className="visually-hidden">{kernel('loading')}</p>
    return <Empty words={{ title: t('nothing'), text: t('nothingText') }} />
  }
  return (
    <PaperFrame
      title={t('kitchen')}
      running={running}
      head={data && { lines: [data.store.name, running] }}
      tools={tools}
      onClose={() => void navigate({ to: home })}
      instead={instead()}
    >
      {data && data.slips.length > 0 ? (language) => <KitchenSheet pack={data} language={language} /> : null}
    </PaperFrame>
  )
}
