import { formatInstant } from '@sufra/contract/kernel/clock'
import type { Language } from '@sufra/contract/kernel/language'
import { type CouponCode, couponCodes, maxCodesPerPage } from '@sufra/contract/promotions/couponCodes'
import { call } from '../../kernel/data/api.ts'
import { download, writeSheets } from '../../kernel/sheets/sheets.ts'
import type { Translate } from '../../kernel/text/texts.ts'
import type { couponCodesText } from './couponCodes.text.ts'

interface Options {
  readonly id: number
  /** Of the coupon, for the file's name and its head. */
  readonly title: string
  readonly prefix: string
  readonly t: Translate<typeof couponCodesText>
  readonly language: Language
  readonly onProgress: (done: number, count: number) => void
}

/** All codes, in the order they were made, which never changes. */
async function readCodes({ id, onProgress }: Options): Promise<readonly CouponCode[]> {
  const rows: CouponCode[] = []
  for (let page = 1; ; page++) {
    const { codes } = await call(couponCodes.list, { params: { id }, body: { count: maxCodesPerPage, page } })
    rows.push(...codes.data)
    onProgress(rows.length, codes.total)
    if (codes.data.length < maxCodesPerPage || rows.length >= codes.total) return rows
  }
}

/** Writes all codes of a batch as a spreadsheet, in the worker. Returns how many there are. */
export async function exportCodes(options: Options): Promise<number> {
  const { title, prefix, t, language } = options
  const rows = await readCodes(options)
  const file = await writeSheets([
    {
      name: t('codes'),
      rightToLeft: language === 'ar',
      above: [[t('coupon'), title], [t('madeAt'), formatInstant(new Date(), language)], []],
      columns: [
        { heading: t('code'), width: 28 },
        { heading: t('state'), width: 16 },
        { heading: t('order'), width: 12, format: '0' },
        { heading: t('usedAt'), width: 24 },
      ],
      rows: rows.map(({ code, used_at, order_id }) => [
        code,
        t(used_at ? 'used' : 'unused'),
        order_id,
        used_at ? formatInstant(used_at, language) : null,
      ]),
    },
  ])
  download(file, `${prefix} ${t('codes')}.xlsx`)
  return rows.length
}
