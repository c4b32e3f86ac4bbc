import { useSyncExternalStore } from 'react'

type Density = 'comfortable' | 'compact'

const storageKey = 'density'
const listeners = new Set<() => void>()
const read = (): Density => (localStorage.getItem(storageKey) === 'compact' ? 'compact' : 'comfortable')

export function applyDensity(): void {
  document.documentElement.dataset.density = read()
}

export function setDensity(density: Density): void {
  localStorage.setItem(storageKey, density)
  applyDensity()
  for (const listener of listeners) listener()
}

export const useDensity = (): Density =>
  useSyncExternalStore((listener) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }, read)
