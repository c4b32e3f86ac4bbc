import { appendFileSync } from 'node:fs'

const mechanism = /\/kernel\/database\/(query|query\.ran|prepared)\.ts:/
const framesKept = 8

const sourceFile = /^file:\/\/(\/[^?]+\.ts)/

/** The lines of source that called. Node strips types in place, so no source map is needed. */
function callers(): readonly string[] {
  const { prepareStackTrace, stackTraceLimit } = Error
  Error.stackTraceLimit = framesKept
  Error.prepareStackTrace = (_, sites) =>
    sites.flatMap((site) => {
      const path = sourceFile.exec(site.getFileName() ?? '')?.[1]
      return path === undefined ? [] : `${path}:${site.getLineNumber()}`
    })
  const lines = new Error().stack as unknown as readonly string[]
  Object.assign(Error, { prepareStackTrace, stackTraceLimit })
  return lines
}

const noted = new Set<string>()

/** The line that called `query` and its like, such as `/…/units.sql.ts:21`; empty unless statements are recorded. */
export function callSite(): string | undefined {
  if (process.env.SUFRA_STATEMENTS_RAN === undefined) return undefined
  return callers().find((line) => !mechanism.test(line))
}

/** Records that the statement at this call site was checked, in the file that `npm test` reads afterwards. */
export function noteRan(site: string | undefined): void {
  const file = process.env.SUFRA_STATEMENTS_RAN
  if (file === undefined || site === undefined || noted.has(`${file} ${site}`)) return
  noted.add(`${file} ${site}`)
  appendFileSync(file, `${site}\n`)
}
