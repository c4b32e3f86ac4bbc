import { usePlatform } from '../data/platform.ts'
import { usePick } from '../text/language.tsx'
import css from './Logo.module.css'
import { Mark } from './Mark.tsx'

/** The platform's logo (spec 1 §2.5). Until one is set, the built-in mark and the platform's name. */
export function Logo({ small = false, size = 32 }: { small?: boolean; size?: number }) {
  const pick = usePick()
  const platform = usePlatform()
  const name = pick(platform?.product_name)
  const picture = small ? (platform?.small_logo ?? platform?.logo) : platform?.logo
  if (picture) return <img className={css.picture} src={picture.uri} alt={name} style={{ blockSize: size }} />
  return (
    <span className={css.logo}>
      <Mark size={size} />
      <span className={small ? 'visually-hidden' : css.name}>{name}</span>
    </span>
  )
}
