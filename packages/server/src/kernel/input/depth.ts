/** No input of the contract is nested half as deep. Limits the recursion of code that walks values. */
const deepest = 64

const quote = 0x22
const backslash = 0x5c

/** Whether a JSON text is nested deeper than the limit. Checked in one pass before parsing. */
export function isTooDeep(text: string): boolean {
  let depth = 0
  let within = false
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at)
    if (within) {
      if (code === backslash) at++
      else if (code === quote) within = false
    } else if (code === quote) within = true
    else if (code === 0x5b || code === 0x7b) {
      if (++depth > deepest) return true
    } else if (code === 0x5d || code === 0x7d) depth--
  }
  return false
}
