const mutedKey = 'ring-muted'
const pauseMs = 4000
const listeners = new Set<() => void>()
let context: AudioContext | undefined
let timer: ReturnType<typeof setInterval> | undefined

export const isMuted = (): boolean => localStorage.getItem(mutedKey) === '1'

export function setMuted(muted: boolean): void {
  localStorage.setItem(mutedKey, muted ? '1' : '0')
  if (muted) stopRinging()
  for (const listener of listeners) listener()
}

export function subscribeMuted(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Two soft strokes of a bell, made here: no file to load. */
function strike(): void {
  context ??= new AudioContext()
  // Browsers keep it silent until the person has touched the page.
  void context.resume().catch(() => undefined)
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

export function startRinging(): void {
  if (timer !== undefined || isMuted()) return
  strike()
  timer = setInterval(strike, pauseMs)
}

export function stopRinging(): void {
  clearInterval(timer)
  timer = undefined
}
