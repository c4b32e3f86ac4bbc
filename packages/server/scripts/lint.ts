import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { dependencyFaults, type Manifest } from './imports/dependencies.ts'
import { unusedExports } from './imports/exports.ts'
import { unusedFiles } from './imports/files.ts'
import { importFaults } from './imports/imports.rules.ts'
import { allImports, allSources, textOf } from './imports/imports.ts'

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
  const faults = importFaults(allImports(), allSources().keys())
  for (const fault of faults) console.error(fault)
  return faults.length === 0
}

/** Nothing is exported, kept or installed that nothing uses. */
function checkUnused(): boolean {
  const files = allSources()
  const folders = globSync('packages/*')
  const manifest = (folder: string) =>
    [folder, JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest] as const
  const texts = new Map(folders.map((folder) => [folder, textOf(folder)] as const))
  const imported = new Set(allImports().map(({ to }) => to))
  const found = [
    ...unusedExports(files).map((each) => `${each} is exported and imported nowhere`),
    ...unusedFiles(files.keys(), imported, texts.values()).map((each) => `${each} is used nowhere`),
    ...dependencyFaults(files, texts, new Map(['', ...folders].map(manifest))),
  ]
  for (const each of found) console.error(each)
  return found.length === 0
}

const results = [checkStyle(process.argv.slice(2)), checkImports(), checkUnused()]
process.exitCode = results.every(Boolean) ? 0 : 1
