import type { Picture } from '@sufra/contract/kernel/uploads'
import css from './Photo.module.css'

interface Props {
  readonly picture: Picture | null
  /** Its first letter stands where there is no picture. */
  readonly name: string
  /** px on the screen; a copy of twice that is asked for. */
  readonly size?: number
}

/** The smallest copy that is sharp enough. */
const uriFor = ({ uri, sizes }: Picture, pixels: number): string =>
  sizes.filter(({ width }) => width >= pixels).sort((a, b) => a.width - b.width)[0]?.uri ?? uri

/** A small square picture beside a name, which says what it shows. */
export function Photo({ picture, name, size = 32 }: Props) {
  const style = { inlineSize: size, blockSize: size }
  // Drawn, not written: a button that shows it is not called by it.
  if (!picture)
    return <span className={css.photo} style={style} data-initial={[...name.trim()][0]} aria-hidden />
  return <img className={css.photo} style={style} src={uriFor(picture, size * 2)} alt="" loading="lazy" />
}
