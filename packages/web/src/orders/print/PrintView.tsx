import { Button } from '@mantine/core'
import { formatInstant } from '@sufra/contract/kernel/clock'
import { homes } from '@sufra/contract/kernel/kinds'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { orderStatus } from '@sufra/contract/orders/orders'
import { Link, useLocation } from '@tanstack/react-router'
import { PrintPreview } from '../../kernel/print/PrintPreview.tsx'
import { useStoredSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { ReadOrder } from '../order/readOrder.ts'
import { OrderSheet } from './OrderSheet.tsx'
import { printSheetText } from './print.sheet.text.ts'
import { printText } from './print.text.ts'

/** The kitchen pack that includes this order. Null for an order link, whose holder may see one order only. */
function useKitchenPack({ store, details, order_current_status: { id } }: ReadOrder): string | null {
  const home = homes[useStoredSession()?.kind ?? 'admin']
  const inArea = useLocation({ select: ({ pathname }) => pathname.startsWith(`${home}/`) })
  return inArea && store.id !== undefined && id === orderStatus.accepted
    ? `${home}/orders/kitchen-pack/${store.id}/${details.date}`
    : null
}

const dropOff = ({ picked_time_iso_date: at }: ReadOrder): Bilingual => ({
  en: `${printSheetText.dropOff.en} ${formatInstant(at, 'en')}`,
  ar: `${printSheetText.dropOff.ar} ${formatInstant(at, 'ar')}`,
})

/** Previews an order's sheet before printing. */
export default function PrintView({ order, onClose }: { order: ReadOrder; onClose: () => void }) {
  const t = useText(printText)
  const kitchenPack = useKitchenPack(order)
  return (
    <PrintPreview
      title={t('printOrder', { id: order.id })}
      running={{ en: `${printSheetText.order.en} ${order.id}`, ar: `${printSheetText.order.ar} ${order.id}` }}
      head={{ number: String(order.id), lines: [order.store.store_translation.name, dropOff(order)] }}
      tools={
        kitchenPack && (
          <Button component={Link} to={kitchenPack} variant="subtle">
            {t('kitchen')}
          </Button>
        )
      }
      onClose={onClose}
    >
      {(language) => <OrderSheet order={order} language={language} />}
    </PrintPreview>
  )
}
