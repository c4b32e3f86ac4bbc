import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { importFaults } from './imports/imports.rules.ts'
import { allImports } from './imports/imports.ts'

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

/** Whether nothing is wrong. */
function checkStyle(given: readonly string[]): boolean {
  const found = binary()
  if (!found) {
    console.warn(`\n*** No linter for ${process.platform}-${process.arch}: ONLY IMPORTS ARE CHECKED ***\n`)
    return !process.env.CI
  }
  const paths = given.filter((argument) => !argument.startsWith('-'))
  const options = given.filter((argument) => argument.startsWith('-'))
  const all = ['check', ...options, ...(paths.length > 0 ? paths : ['.'])]
  return spawnSync(found, all, { stdio: 'inherit' }).status === 0
}

function checkImports(): boolean {
  const faults = importFaults(allImports())
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}

const results = [checkStyle(process.argv.slice(2)), checkImports()]
process.exitCode = results.every(Boolean) ? 0 : 1
