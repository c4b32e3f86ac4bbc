import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { unusedExports } from './imports/exports.ts'
import { importFaults } from './imports/imports.rules.ts'
import { allImports, allSources } from './imports/imports.ts'

/**
 * The Biome binary of this platform, without Biome's main package: that one lists platforms whose packages are missing
 * in some registries, and a lockfile without them cannot be installed from.
 */
function binary(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve(`@biomejs/cli-${process.platform}-${process.arch}/biome`)
  } catch {
    return undefined
  }
}

/** Returns whether no problems were found. */
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

function checkExports(): boolean {
  const unused = unusedExports(allSources())
  for (const each of unused) console.error(`${each} is exported and imported nowhere`)
  return unused.length === 0
}

const results = [checkStyle(process.argv.slice(2)), checkImports(), checkExports()]
process.exitCode = results.every(Boolean) ? 0 : 1
