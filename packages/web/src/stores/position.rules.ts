import { westernDigits } from '@sufra/contract/kernel/digits'

export interface Position {
  readonly latitude: string
  readonly longitude: string
}

const number = '(-?\\d{1,3}(?:\\.\\d+)?)'
/** The place itself before the middle of the map, which is merely near it. */
const patterns = [
  `!3d${number}!4d${number}`,
  `[?&](?:q|query|ll|sll|center|destination|daddr|mlat)=(?:loc:)?${number}(?:,|%2C|&mlon=)\\s*\\+?${number}`,
  `/(?:place|search|dir)/${number},\\s*\\+?${number}`,
  `[@#](?:map=[\\d.]+/)?${number}[,/]${number}`,
  `^geo:${number},${number}`,
  `^\\(?\\s*${number}\\s*[,،;\\s]\\s*${number}\\s*\\)?$`,
].map((text) => new RegExp(text))

/** Six decimals are a tenth of a metre, and all that is kept. */
const short = (text: string) => String(Math.round(Number(text) * 1e6) / 1e6)

/** The position a maps link or a pasted pair names; undefined where it names none (a shortened link does not). */
export function positionOf(pasted: string): Position | undefined {
  const text = westernDigits(pasted.trim()).replaceAll('٫', '.')
  for (const pattern of patterns) {
    const [, latitude = '', longitude = ''] = pattern.exec(text) ?? []
    if (latitude === '' || Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) continue
    return { latitude: short(latitude), longitude: short(longitude) }
  }
  return undefined
}
