import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

/**
 * Biome's binary of this platform, without its front package: that one names platforms whose packages are not to
 * be had from every registry, and a lockfile that lacks them cannot be installed from.
 */
function binary(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`@biomejs/cli-${process.platform}-${process.arch}/biome`)
  } catch {
    return undefined
  }
}

const found = binary()
if (!found) {
  console.warn(`\n*** No linter for ${process.platform}-${process.arch}: NOTHING IS LINTED ***\n`)
  process.exit(process.env.CI ? 1 : 0)
}
const given = process.argv.slice(2)
const paths = given.filter((argument) => !argument.startsWith('-'))
const options = given.filter((argument) => argument.startsWith('-'))
const { status } = spawnSync(found, ['check', ...options, ...(paths.length > 0 ? paths : ['.'])], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
