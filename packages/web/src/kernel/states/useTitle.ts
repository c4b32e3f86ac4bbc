import { useEffect } from 'react'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'

/** Sets the document's title: the heading and the product's name. */
export function useTitle(heading: string): void {
  const product = useText(kernelText)('product')
  useEffect(() => {
    document.title = `${heading} · ${product}`
  }, [heading, product])
}
