// Writes .env.example from the table of settings in docs/operating.md, which a test compares with the program.
import { readFileSync, writeFileSync } from 'node:fs'

const root = new URL('../../../', import.meta.url)
const manual = new URL('docs/operating.md', root)
export const exampleFile = new URL('.env.example', root)

const head = `# Settings of Sufra. Copy this file to .env, which the npm scripts read; what the environment says comes first.
# Made from docs/operating.md by: node packages/server/scripts/envExample.ts
`

const width = 118

function wrapped(text: string): string {
  const lines = ['#']
  for (const word of text.split(' ')) {
    if (`${lines.at(-1)} ${word}`.length > width) lines.push('#')
    lines[lines.length - 1] += ` ${word}`
  }
  return lines.join('\n')
}

export function envExample(): string {
  const rows = readFileSync(manual, 'utf8').matchAll(/^\| (`[A-Z][^|]+) \|([^|]*)\|([^|]*)\|$/gm)
  const settings = [...rows].map(([, names = '', unset = '', meaning = '']) => {
    const plain = (text: string) => text.trim().replaceAll('`', '')
    // A default that is one value is written as it is, others are told.
    const value = /^`[^` A-Z]+`$/.test(unset.trim()) ? plain(unset) : ''
    const note = unset.trim() && !value ? `${plain(meaning)} (unset: ${plain(unset)})` : plain(meaning)
    const lines = [...names.matchAll(/`(\w+)`/g)].map(([, name]) => `#${name}=${value}`)
    return [wrapped(note), ...lines].join('\n')
  })
  return `${head}\n${settings.join('\n\n')}\n`
}

if (import.meta.main) writeFileSync(exampleFile, envExample())
