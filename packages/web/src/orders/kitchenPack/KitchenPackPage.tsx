import { Button, NativeSelect } from '@mantine/core'
import { addDays, formatDay } from '@sufra/contract/kernel/clock'
import { homes } from '@sufra/contract/kernel/kinds'
import { orders } from '@sufra/contract/orders/orders'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useToday } from '../../kernel/browser/useToday.ts'
import { isMissing } from '../../kernel/data/api.ts'
import { useOperation } from '../../kernel/data/operations.ts'
import { DayInput } from '../../kernel/inputs/DayInput.tsx'
import { PrintPreview } from '../../kernel/print/PrintPreview.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { NotFound } from '../../kernel/states/NotFound.tsx'
import { Empty, Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { useWayBack } from '../../kernel/url/wayBack.ts'
import { printSheetText } from '../print/print.sheet.text.ts'
import { printText } from '../print/print.text.ts'
import { beginningOn, type Days, daysText, endingOn, oneDay, readDays, writeDays } from './days.rules.ts'
import { KitchenSheet } from './KitchenSheet.tsx'

/** What a store cooks on the given days. Store and days are in the URL; a store user's store is their own. */
export function KitchenPackPage() {
  const t = useText(printText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { language } = useLanguage()
  const navigate = useNavigate()
  const wayBack = useWayBack()
  const { kind, user } = useSession()
  const params: { store?: string; day?: string } = useParams({ strict: false })
  const own = user.store_id
  const store = own ?? Number(params.store ?? 0)
  const home = `${homes[kind]}/orders`
  const asked = readDays(params.day)
  const today = useToday()
  const of = { ...(store > 0 && { restaurant_store_id: store }) }
  // Without a day in the URL: the next day on which there is something to cook.
  const first = useOperation(orders.kitchenStores, { body: { ...of, date: today } }, { enabled: !asked })
  const opened = asked ?? (first.data && oneDay(first.data.next_day ?? today))
  const span = opened ?? oneDay(today)
  const go = (to: { store?: number; days?: Days }) =>
    void navigate({
      to: `${home}/kitchen-pack/${to.store ?? store}/${writeDays(to.days ?? span)}`,
      replace: true,
    })
  const days = { date: span.from, ...(span.to !== span.from && { date_to: span.to }) }
  const cooking = useOperation(
    orders.kitchenStores,
    { body: days },
    { enabled: own === null && opened !== undefined, keep: true },
  )
  const after = useOperation(
    orders.kitchenStores,
    { body: { ...of, date: addDays(span.to, 1) } },
    { enabled: opened !== undefined, keep: true },
  )
  const next = after.data?.next_day
  const stores = cooking.data?.stores ?? []
  const pack = useOperation(
    orders.kitchenPack,
    { body: { restaurant_store_id: store, ...days } },
    { enabled: store > 0 && opened !== undefined },
  )
  const { data, error } = pack
  if (isMissing(error)) return <NotFound />
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
      <DayInput
        aria-label={t('from')}
        value={span.from}
        w={120}
        onChange={(from) => go({ days: beginningOn(span, from) })}
      />
      <DayInput
        aria-label={t('to')}
        value={span.to}
        w={120}
        onChange={(to) => go({ days: endingOn(span, to) })}
      />
      {next && (
        <Button variant="default" onClick={() => go({ days: oneDay(next) })}>
          {t('nextDay', { day: formatDay(next, language) })}
        </Button>
      )}
    </>
  )
  const running = {
    en: `${printSheetText.kitchen.en} ${daysText(span, 'en')}`,
    ar: `${printSheetText.kitchen.ar} ${daysText(span, 'ar')}`,
  }
  const instead = () => {
    const failed = !opened ? first : store > 0 ? pack : cooking
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
    <PrintPreview
      title={t('kitchen')}
      running={running}
      head={data && { lines: [data.store.name, running] }}
      tools={tools}
      onClose={() => void navigate(wayBack(home))}
      instead={instead()}
    >
      {data && data.slips.length > 0 ? (language) => <KitchenSheet pack={data} language={language} /> : null}
    </PrintPreview>
  )
}
