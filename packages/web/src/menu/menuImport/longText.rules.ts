const shortest = 160
const around = 40
const most = 400

const isHalf = (text: string, at: number) => /[\udc00-\udfff]/.test(text[at] ?? '')

/** The part in which two similar long texts differ, with some words on both sides. */
export function differing(before: string, after: string): readonly [string, string] {
  if (Math.max(before.length, after.length) <= shortest) return [before, after]
  const room = Math.min(before.length, after.length)
  let start = 0
  while (start < room && before[start] === after[start]) start++
  let end = 0
  while (end < room - start && before.at(-1 - end) === after.at(-1 - end)) end++
  const part = (text: string) => {
    let from = Math.max(0, start - around)
    if (isHalf(text, from)) from -= 1
    const to = text.length - Math.max(0, end - around)
    const cut = text.slice(from, Math.min(to, from + most))
    return `${from > 0 ? '…' : ''}${cut.toWellFormed()}${from + cut.length < text.length ? '…' : ''}`
  }
  return [part(before), part(after)]
}
