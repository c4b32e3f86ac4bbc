/**
 * The page is being closed, or is in the background on a phone that may close it: requests sent now must outlive it.
 */
let going = false
const savers = new Set<() => void>()

function goes(): void {
  going = true
  for (const save of savers) save()
}
function stays(): void {
  going = false
}

addEventListener('pagehide', goes)
addEventListener('pageshow', stays)
document.addEventListener('visibilitychange', () => (document.hidden ? goes() : stays()))

export const isLeaving = (): boolean => going

/** Registers delayed work that must run at once if the page is closed first. */
export function onPageLeave(save: () => void): () => void {
  savers.add(save)
  return () => savers.delete(save)
}
