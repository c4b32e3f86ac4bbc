import { branding } from '@sufra/contract/settings/branding'
import { useOperation } from '../data/operations.ts'
import { kernelText } from '../text/kernel.text.ts'
import { usePick, useText } from '../text/language.tsx'
import css from './Logo.module.css'
import { Mark } from './Mark.tsx'

/** The platform's logo (spec 1 §2.5). Until one is set, the built-in mark and the product's name. */
export function Logo({ small = false, size = 32 }: { small?: boolean; size?: number }) {
  const t = useText(kernelText)
  const pick = usePick()
  const { data } = useOperation(branding.show)
  const name = data ? pick(data.product_name) : t('product')
  const picture = small ? (data?.small_logo ?? data?.logo) : data?.logo
  if (picture) return <img className={css.picture} src={picture.uri} alt={name} style={{ blockSize: size }} />
  return (
    <span className={css.logo}>
      <Mark size={size} />
      <span className={small ? 'visually-hidden' : css.name}>{name}</span>
    </span>
  )
}
