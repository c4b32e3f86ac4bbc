/** Nothing the contract takes is nested half as deep; whoever walks through values calls itself this often at most. */
const deepest = 64

const quote = 0x22
const backslash = 0x5c

/** Whether a JSON text is nested deeper than that: gone through once, before anything is made of it. */
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
