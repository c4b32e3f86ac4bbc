import type { Plugin, Rolldown } from 'vite'
import { compressedSizes } from './compressed.ts'

/** KB at most, as Brotli, of the pages that may be the first one somebody opens, with sign-in and what surrounds them. */
const pages = { 'orders/desk/OrderDesk': 185, 'insight/today/HomePage': 200 }
const around = ['main', 'accounts/signIn/SignIn', 'shell/Area', 'orders/live/LiveOrders']
const charts = /[\\/](src[\\/]insight[\\/]charts|node_modules[\\/]d3-[a-z]+)[\\/].+\.(tsx?|js)$/

type Chunk = Rolldown.OutputChunk

/** Fails the build if the pages people open first have too much JavaScript, or any that draws charts. */
export const firstPages: Plugin = {
  name: 'first-pages',
  apply: 'build',
  enforce: 'post',
  writeBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const chunkOf = (source: string): Chunk => {
      const ending = `/src/${source}.tsx`
      const found = chunks.find(({ moduleIds }) =>
        moduleIds.some((id) => id.replaceAll('\\', '/').endsWith(ending)),
      )
      return found ?? this.error(`${source} is in no file of the build`)
    }
    for (const [page, mostKB] of Object.entries(pages)) {
      const needed = new Set<Chunk>()
      const add = (chunk: Chunk) => {
        if (needed.has(chunk)) return
        needed.add(chunk)
        for (const name of chunk.imports) {
          const next = bundle[name]
          if (next?.type === 'chunk') add(next)
        }
      }
      for (const source of [...around, page]) add(chunkOf(source))
      const drawn = [...needed].flatMap(({ moduleIds }) => moduleIds.filter((id) => charts.test(id)))
      if (drawn.length > 0) this.error(`${page} loads what draws charts: ${drawn.join(', ')}`)
      const sizes = [...needed].map(({ fileName }) => compressedSizes.get(fileName) ?? 0)
      const size = sizes.reduce((sum, each) => sum + each, 0) / 1024
      const told = `${page} needs ${size.toFixed(1)} KB of compressed JavaScript in ${needed.size} files`
      if (size > mostKB) this.error(`${told}, more than ${mostKB}`)
      this.info(told)
    }
  },
}
