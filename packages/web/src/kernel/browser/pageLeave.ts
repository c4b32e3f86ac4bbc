/** The page is going away, or behind another on a phone that may end it there: what is sent now has to outlive it. */
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

/** Does at once what would be done after a pause, if the page goes before that. */
export function onPageLeave(save: () => void): () => void {
  savers.add(save)
  return () => savers.delete(save)
}
