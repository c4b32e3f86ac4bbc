import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** LibreOffice would read the results that a file keeps of its formulas otherwise. */
const calculateAlways = `<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema">
<item oor:path="/org.openoffice.Office.Calc/Formula/Load">
<prop oor:name="OOXMLRecalcMode" oor:op="fuse"><value>0</value></prop></item></oor:items>`

const isInstalled = (): boolean => {
  try {
    execFileSync('soffice', ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

/** The lines of a spreadsheet as LibreOffice shows them, with its own results; undefined where it is not installed. */
export function linesInLibreOffice(file: string): readonly string[] | undefined {
  if (!isInstalled()) return undefined
  const directory = mkdtempSync(join(tmpdir(), 'sufra-office-'))
  try {
    copyFileSync(file, join(directory, 'file.xlsx'))
    mkdirSync(join(directory, 'profile/user'), { recursive: true })
    writeFileSync(join(directory, 'profile/user/registrymodifications.xcu'), calculateAlways)
    const settings = `-env:UserInstallation=file://${directory}/profile`
    // Separated by commas, quoted, in UTF-8 whatever the machine's locale is.
    const to = [
      '--convert-to',
      'csv:Text - txt - csv (StarCalc):44,34,76',
      '--outdir',
      directory,
      join(directory, 'file.xlsx'),
    ]
    execFileSync('soffice', [settings, '--headless', ...to], { stdio: 'ignore' })
    return readFileSync(join(directory, 'file.csv'), 'utf8').trim().split('\n')
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}
