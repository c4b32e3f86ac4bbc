import type { Plugin, Rolldown } from 'vite'
import { compressedSizes } from './compressed.ts'

/** KB at most, as Brotli, of the pages that may be the first one somebody opens, with all that surrounds them. */
const around = ['main', 'shell/Area']
const pages = {
  'the desk': { of: [...around, 'orders/desk/OrderDesk'], mostKB: 150 },
  'the home page': { of: [...around, 'insight/today/HomePage'], mostKB: 164 },
  'the desk after sign-in': {
    of: [...around, 'accounts/signIn/SignIn', 'orders/desk/OrderDesk'],
    mostKB: 163,
  },
}
const late = {
  'what draws charts': /[\\/](src[\\/]insight[\\/]charts|node_modules[\\/]d3-[a-z]+)[\\/].+\.(tsx?|js)$/,
  'what forms check by': /[\\/]node_modules[\\/]zod[\\/]|[?.]schemas\.ts$/,
}

type Chunk = Rolldown.OutputChunk

/** Fails the build if the pages people open first have too much JavaScript, or any that belongs to later ones. */
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
    for (const [page, { of, mostKB }] of Object.entries(pages)) {
      const needed = new Set<Chunk>()
      const add = (chunk: Chunk) => {
        if (needed.has(chunk)) return
        needed.add(chunk)
        for (const name of chunk.imports) {
          const next = bundle[name]
          if (next?.type === 'chunk') add(next)
        }
      }
      for (const source of of) add(chunkOf(source))
      const modules = [...needed].flatMap(({ moduleIds }) => moduleIds)
      for (const [what, files] of Object.entries(late)) {
        const found = modules.filter((id) => files.test(id))
        if (found.length > 0) this.error(`${page} loads ${what}: ${found.join(', ')}`)
      }
      const sizes = [...needed].map(({ fileName }) => compressedSizes.get(fileName) ?? 0)
      const size = sizes.reduce((sum, each) => sum + each, 0) / 1024
      const told = `${page} needs ${size.toFixed(1)} KB of compressed JavaScript in ${needed.size} files`
      if (size > mostKB) this.error(`${told}, more than ${mostKB}`)
      this.info(told)
    }
  },
}
