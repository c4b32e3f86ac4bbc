import { appendFileSync } from 'node:fs'

const mechanism = /\/kernel\/database\/(query|query\.ran|prepared)\.ts:/
const framesKept = 8

const firstCaller = (frames: readonly string[]): string | undefined =>
  frames.find((frame) => /\.ts:\d/.test(frame) && !mechanism.test(frame))

/** The engine's own stack frames. Mapping them to source lines takes ten times as long. */
function engineFrames(): readonly string[] {
  const { prepareStackTrace, stackTraceLimit } = Error
  Error.stackTraceLimit = framesKept
  Error.prepareStackTrace = (_, sites) =>
    sites.map((site) => `${site.getFileName()}:${site.getLineNumber()}:${site.getColumnNumber()}`)
  const frames = new Error().stack as unknown as readonly string[]
  Object.assign(Error, { prepareStackTrace, stackTraceLimit })
  return frames
}

/** A source line, such as `/…/src/menu/units/units.sql.ts:21`. */
function sourceLine(): string | undefined {
  const frame = firstCaller(new Error().stack?.split('\n') ?? [])
  return frame && /(\/[^/():][^():]*:\d+):\d+\)?$/.exec(frame)?.[1]
}

const known = new Map<string, string | undefined>()
const noted = new Set<string>()

/** The call site of `query` and its like; empty unless statements are recorded. */
export function callSite(): string | undefined {
  if (process.env.SUFRA_STATEMENTS_RAN === undefined) return undefined
  const caller = firstCaller(engineFrames()) ?? ''
  if (!known.has(caller)) known.set(caller, sourceLine())
  return known.get(caller)
}

/** Records that the statement at this call site was checked, in the file that `npm test` reads afterwards. */
export function noteRan(site: string | undefined): void {
  const file = process.env.SUFRA_STATEMENTS_RAN
  if (file === undefined || site === undefined || noted.has(`${file} ${site}`)) return
  noted.add(`${file} ${site}`)
  appendFileSync(file, `${site}\n`)
}
