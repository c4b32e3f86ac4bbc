import { Button } from '@mantine/core'
import type { Coupon } from '@sufra/contract/promotions/coupons'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { useState } from 'react'
import { messageOf } from '../../kernel/data/operations.ts'
import { toast } from '../../kernel/display/toast.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { couponCodesText } from './couponCodes.text.ts'

const shown = (count: number) => count.toLocaleString('en-US')

/** Saves all codes of a batch as a spreadsheet. The page stays usable meanwhile. */
export function ExportCodes({ coupon }: { readonly coupon: Coupon }) {
  const t = useText(couponCodesText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { language } = useLanguage()
  const [exporting, setExporting] = useState<{ done: string; count: string } | null>(null)
  const onProgress = (done: number, count: number) => setExporting({ done: shown(done), count: shown(count) })
  const save = async () => {
    if (exporting) return
    onProgress(0, coupon.code_count ?? 0)
    try {
      const { exportCodes } = await import('./exportCodes.ts')
      const count = await exportCodes({
        id: coupon.id,
        title: pick(coupon.title),
        prefix: coupon.code_prefix ?? '',
        t,
        language,
        onProgress,
      })
      toast.success(t('exported', { count, number: shown(count) }))
    } catch (error) {
      toast.error(messageOf(error) ?? kernel('unavailable'))
    }
    setExporting(null)
  }
  return (
    <Button
      variant="default"
      leftSection={<IconFileSpreadsheet size={18} stroke={1.6} aria-hidden />}
      // Not disabled, or the focus would be lost.
      aria-disabled={exporting !== null}
      data-disabled={exporting !== null || undefined}
      onClick={() => void save()}
    >
      {exporting ? t('exporting', exporting) : t('exportCodes')}
    </Button>
  )
}
