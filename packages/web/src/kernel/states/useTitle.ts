import { useEffect } from 'react'
import { usePlatformName } from '../data/platform.ts'

/** Sets the document's title: the heading and the platform's name. */
export function useTitle(heading: string): void {
  const platform = usePlatformName()
  useEffect(() => {
    document.title = platform ? `${heading} · ${platform}` : heading
  }, [heading, platform])
}
