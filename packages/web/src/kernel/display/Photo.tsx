import type { Picture } from '@sufra/contract/kernel/uploads'
import css from './Photo.module.css'

interface Props {
  readonly picture: Picture | null
  /** Its first letter replaces a missing picture. */
  readonly name: string
  /** px on the screen. A copy of twice that size is loaded. */
  readonly size?: number
}

/** The smallest copy that is sharp enough. */
const uriFor = ({ uri, sizes }: Picture, pixels: number): string =>
  sizes.filter(({ width }) => width >= pixels).sort((a, b) => a.width - b.width)[0]?.uri ?? uri

/** A small square picture. The name next to it describes it. */
export function Photo({ picture, name, size = 32 }: Props) {
  const style = { inlineSize: size, blockSize: size }
  // Drawn by CSS, so that it is not part of a button's accessible name.
  if (!picture)
    return <span className={css.photo} style={style} data-initial={[...name.trim()][0]} aria-hidden />
  return <img className={css.photo} style={style} src={uriFor(picture, size * 2)} alt="" loading="lazy" />
}
