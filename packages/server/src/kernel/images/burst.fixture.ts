import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TempUploads } from '../input/tempUploads.ts'
import { decode } from './decode.ts'

/**
 * Runs in its own process: decodes all files of a folder at once, twice, and prints the peak memory in megabytes: the
 * increase of the server, and the total of the decoder.
 */
const folder = process.argv[2] ?? ''

/** Anonymous memory only: code is mapped from disk and would be there anyway. */
const filled = (pid: string): number => {
  const status = `/proc/${pid}/status`
  const anonymous = existsSync(status) ? /RssAnon:\s*(\d+)/.exec(readFileSync(status, 'utf8')) : undefined
  return Number(anonymous?.[1] ?? 0) / 1024
}

const decoders = (): string[] =>
  readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  )

const before = filled('self')
const most = { server: 0, decoder: 0 }
const watch = setInterval(() => {
  most.server = Math.max(most.server, filled('self') - before)
  most.decoder = Math.max(most.decoder, ...decoders().map(filled))
}, 5)
const tempUploads = new TempUploads(tmpdir())
const names = await readdir(folder)
const all = await Promise.allSettled(
  [...names, ...names].map(async (name) =>
    decode(await tempUploads.take(createReadStream(join(folder, name))), 'cover'),
  ),
)
clearInterval(watch)
await tempUploads.close()
console.log(JSON.stringify({ pictures: all.length, megabytes: most }))
