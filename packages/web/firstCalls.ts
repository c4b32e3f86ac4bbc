import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import { auth } from '../contract/src/accounts/auth.ts'
import { today } from '../contract/src/insight/today.ts'
import { homes, type Kind, kinds, prefixes } from '../contract/src/kernel/kinds.ts'
import { defaultPageSize } from '../contract/src/kernel/list.ts'
import type { Operation } from '../contract/src/kernel/operation.ts'
import { orders } from '../contract/src/orders/orders.ts'

const source = (path: string) =>
  fileURLToPath(new URL(`src/${path}.tsx`, import.meta.url)).replaceAll('\\', '/')

/** What stands on a page, besides what every page starts with. */
const screens = {
  door: ['accounts/signIn/SignIn'],
  orders: ['shell/Area', 'orders/desk/OrderDesk'],
  home: ['shell/Area', 'insight/today/HomePage'],
  inside: ['shell/Area'],
}

/** A call of people, word for word as its screen sends it. */
function callOf(kind: Kind, { method, paths }: Operation, body?: object) {
  return { method, url: `${prefixes[kind]}/${paths[kind]}`, body: body && JSON.stringify(body) }
}

/** The calls that the first pages begin with. A browser test says that none is repeated. */
const calls = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    {
      area: homes[kind],
      session: callOf(kind, auth.verifyToken),
      screens: {
        orders: callOf(kind, orders.list, { count: defaultPageSize, page: 1 }),
        home: callOf(kind, today.events),
      },
    },
  ]),
)

/** Scripts and styles by screen, without those that the page names itself. */
function filesOf(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const withImports = (start: readonly Rolldown.OutputChunk[]) => {
    const found = new Set(start)
    for (const { imports } of found)
      for (const name of imports) {
        const next = bundle[name]
        if (next?.type === 'chunk') found.add(next)
      }
    return found
  }
  const there = withImports(chunks.filter(({ isEntry }) => isEntry))
  return Object.fromEntries(
    Object.entries(screens).map(([screen, sources]) => {
      const paths = new Set(sources.map(source))
      const own = chunks.filter(({ moduleIds }) =>
        moduleIds.some((id) => paths.has(id.replaceAll('\\', '/'))),
      )
      const needed = [...withImports(own)].filter((chunk) => !there.has(chunk))
      const styles = needed.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])])
      return [
        screen,
        [...needed.map(({ fileName }) => fileName), ...new Set(styles)].map((file) => `/${file}`),
      ]
    }),
  )
}

/** Writes into the page, at its place marked `known at build`, what its first lines ask for. */
export const firstCalls: Plugin = {
  name: 'first-calls',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const place = /\/\* known at build \*\/ \{[^}]*\{\}[^}]*\{\} \}/
      if (!place.test(html)) throw new Error('index.html has no place for what is known at build')
      const known = JSON.stringify({ calls, files: bundle ? filesOf(bundle) : {} })
      return html.replace(place, () => known)
    },
  },
}
