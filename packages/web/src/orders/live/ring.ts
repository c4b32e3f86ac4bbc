const mutedKey = 'ring-muted'
/** When the bell last rang in any tab, so that two open desks ring as one. */
const struckKey = 'ring-struck'
const pauseMs = 4000
/** A context that is allowed to play starts within this time. */
const patienceMs = 500
const listeners = new Set<() => void>()
let context: AudioContext | undefined
let timer: ReturnType<typeof setInterval> | undefined
let soundBlocked = false

const notify = () => {
  for (const listener of listeners) listener()
}
window.addEventListener('storage', ({ key }) => {
  if (key === mutedKey || key === null) notify()
})

export const isMuted = (): boolean => localStorage.getItem(mutedKey) === '1'
/** The bell should ring, but the browser blocks sound until the person has touched the page. */
export const isSoundBlocked = (): boolean => timer !== undefined && soundBlocked

export function setMuted(muted: boolean): void {
  localStorage.setItem(mutedKey, muted ? '1' : '0')
  if (muted) stopRinging()
  notify()
}

export function subscribeRing(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Two soft strokes of a bell, synthesised here so that no file is loaded. */
function sound(context: AudioContext): void {
  const now = context.currentTime
  for (const [at, pitch] of [
    [0, 880],
    [0.22, 1174.66],
  ] as const) {
    const tone = context.createOscillator()
    const loudness = context.createGain()
    tone.frequency.value = pitch
    loudness.gain.setValueAtTime(0.0001, now + at)
    loudness.gain.exponentialRampToValueAtTime(0.25, now + at + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + at + 1.1)
    tone.connect(loudness).connect(context.destination)
    tone.start(now + at)
    tone.stop(now + at + 1.2)
  }
}

function open(): AudioContext {
  const opened = new AudioContext()
  opened.addEventListener('statechange', () => {
    soundBlocked &&= opened.state !== 'running'
    if (timer !== undefined) strike()
    notify()
  })
  // Browsers allow sound only after the first user gesture.
  const resume = () => void opened.resume().catch(() => undefined)
  for (const touch of ['pointerdown', 'keydown', 'touchend']) document.addEventListener(touch, resume)
  return opened
}

/** Strokes queued in a suspended context would all sound at once, so none is queued. */
function awaitTouch(silent: AudioContext): void {
  silent.resume().catch(() => undefined)
  setTimeout(() => {
    soundBlocked = silent.state !== 'running'
    notify()
  }, patienceMs)
}

function strike(): void {
  context ??= open()
  if (context.state !== 'running') {
    awaitTouch(context)
    return
  }
  const since = Date.now() - Number(localStorage.getItem(struckKey) ?? 0)
  if (since >= 0 && since < pauseMs - 200) return
  localStorage.setItem(struckKey, String(Date.now()))
  sound(context)
}

export function startRinging(): void {
  if (timer !== undefined || isMuted()) return
  timer = setInterval(strike, pauseMs)
  strike()
  notify()
}

export function stopRinging(): void {
  if (timer === undefined) return
  clearInterval(timer)
  timer = undefined
  notify()
}
