import type { Coupon } from '@sufra/contract/promotions/coupons'
import { ExportButton } from '../../kernel/sheets/ExportButton.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { couponCodesText } from './couponCodes.text.ts'

/** Exports all codes of a batch. */
export function ExportCodes({ coupon }: { readonly coupon: Coupon }) {
  const t = useText(couponCodesText)
  const pick = usePick()
  const { language } = useLanguage()
  const write = async (onProgress: (done: number, count: number) => void) => {
    const { exportCodes } = await import('./exportCodes.ts')
    const count = await exportCodes({
      id: coupon.id,
      title: pick(coupon.title),
      prefix: coupon.code_prefix ?? '',
      t,
      language,
      onProgress,
    })
    return t('exported', { count, number: count.toLocaleString('en-US') })
  }
  return <ExportButton label={t('exportCodes')} total={coupon.code_count ?? 0} write={write} />
}
