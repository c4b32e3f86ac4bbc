import { westernDigits } from '@sufra/contract/kernel/digits'

interface Position {
  readonly latitude: string
  readonly longitude: string
}

const number = '(-?\\d{1,3}(?:\\.\\d+)?)'
/** The position of the place comes before the centre of the map, which is only near it. */
const patterns = [
  `!3d${number}!4d${number}`,
  `[?&](?:q|query|ll|sll|center|coordinate|destination|daddr|to|mlat)=(?:loc:|ll\\.)?\\s*${number}(?:,|&mlon=)\\s*\\+?${number}`,
  `/(?:place|search|dir)/+${number},\\s*\\+?${number}`,
  `[@#](?:map=[\\d.]+/)?${number}[,/]${number}`,
  `^geo:${number},${number}`,
  `^\\(?\\s*${number}\\s*[,،;\\s]\\s*${number}\\s*\\)?$`,
].map((text) => new RegExp(text, 'i'))

/** Degrees, minutes and seconds: 25°17'29.8"N 51°31'35.0"E. */
const degrees = '(\\d{1,3})°\\s*(\\d{1,2})[\'′’]\\s*(\\d{1,2}(?:\\.\\d+)?)["″”]\\s*'
const inDegrees = new RegExp(`${degrees}([NS])[\\s,+]*${degrees}([EW])`, 'i')

function fromDegrees(text: string): readonly [string, string] | undefined {
  const found = inDegrees.exec(text)
  if (!found) return undefined
  const [, ...parts] = found
  const side = (at: 0 | 4) => {
    const [whole, minutes, seconds] = parts.slice(at, at + 3).map(Number)
    const value = (whole ?? 0) + (minutes ?? 0) / 60 + (seconds ?? 0) / 3600
    return String(/[SW]/i.test(parts[at + 3] ?? '') ? -value : value)
  }
  return [side(0), side(4)]
}

/** Links that only their own server can resolve. */
const shortened =
  /\b(?:maps\.app\.goo\.gl|goo\.gl|g\.co|maps\.apple\/p|waze\.com\/ul\/h|bit\.ly|w3w\.co|what3words\.com)\b/i
export const isShortened = (pasted: string): boolean => shortened.test(pasted)

/** Decodes `%2C` and the like; other percent signs stay. */
const plain = (text: string) => text.replace(/%(2C|20|C2%B0|22|27)/gi, (whole) => decodeURIComponent(whole))

/** Direction marks are copied along with numbers out of Arabic text. */
const marks = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g

/** Six decimals are a tenth of a metre, and all that is stored. */
const short = (text: string) => String(Math.round(Number(text) * 1e6) / 1e6)

/** The position in a maps link or a pasted pair; undefined if there is none, as in a shortened link. */
export function positionOf(pasted: string): Position | undefined {
  const text = plain(westernDigits(pasted.replace(marks, '').trim()).replaceAll('٫', '.'))
  for (const read of [
    ...patterns.map((pattern) => () => pattern.exec(text)?.slice(1)),
    () => fromDegrees(text),
  ]) {
    const [latitude = '', longitude = ''] = read() ?? []
    if (latitude === '' || Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) continue
    return { latitude: short(latitude), longitude: short(longitude) }
  }
  return undefined
}
