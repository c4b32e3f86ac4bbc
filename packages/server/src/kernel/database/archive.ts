import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline as connect, Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import type { SequenceState } from './catalog.ts'

/** An export is one gzipped text with a JSON value per line. The last line is the checksum of all lines before it. */
export type Header = {
  sufra: 1
  exportedAt: string
  migrations: { name: string; sha256: string }[]
  files: boolean
}
export type Row = (string | null)[]
export type Line =
  | { header: Header }
  | { table: string; columns: string[] }
  | Row
  | { rows: number; sha256: string }
  | { sequences: SequenceState[] }
  | { file: string; size: number; sha256: string }
  | { bytes: string }
  | { checksum: string }

export const archiveName = (at: Date): string =>
  `sufra-${at.toISOString().slice(0, 19).replaceAll(':', '-')}.ndjson.gz`

export class ArchiveError extends Error {
  override name = 'ArchiveError'
}

async function* withChecksum(lines: AsyncIterable<Line>): AsyncGenerator<string> {
  const hash = createHash('sha256')
  for await (const line of lines) {
    const text = `${JSON.stringify(line)}\n`
    hash.update(text)
    yield text
  }
  yield `${JSON.stringify({ checksum: hash.digest('hex') })}\n`
}

/** Writes to a temporary file and renames it once it is complete and synced to disk. */
export async function writeArchive(path: string, lines: AsyncIterable<Line>): Promise<void> {
  const part = `${path}.part`
  try {
    const out = createWriteStream(part, { flags: 'wx', mode: 0o600, flush: true })
    await pipeline(Readable.from(withChecksum(lines)), createGzip({ level: 6 }), out)
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

/** Turns a file system error into a message for the operator. */
function unreadable(path: string, error: NodeJS.ErrnoException): ArchiveError {
  const failure = (text: string) => new ArchiveError(text, { cause: error })
  if (error.code === 'ENOENT') return failure(`There is no file ${path}`)
  if (error.code?.startsWith('Z_') || error instanceof SyntaxError)
    return failure(`${path} is no export, or it is damaged or cut off: ${error.message}`)
  return failure(`${path} cannot be read: ${error.message}`)
}

async function* textLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of chunks) {
    rest += chunk
    if (!chunk.includes('\n')) continue
    const lines = rest.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest) yield rest
}

/** Yields the lines, and fails at the end if the checksum is missing or wrong. */
export async function* readArchive(path: string): AsyncGenerator<Line> {
  const hash = createHash('sha256')
  // `connect` ends both streams on an error, which is then thrown by the last read.
  const text = connect(createReadStream(path), createGunzip().setEncoding('utf8'), () => {})
  let whole = false
  try {
    for await (const written of textLines(text)) {
      const line = JSON.parse(written) as Line
      if (!Array.isArray(line) && 'checksum' in line) {
        whole = line.checksum === hash.digest('hex')
        break
      }
      hash.update(`${written}\n`)
      yield line
    }
  } catch (error) {
    throw unreadable(path, error as NodeJS.ErrnoException)
  }
  if (!whole) throw new ArchiveError(`${path} is damaged or cut off: its checksum does not match`)
}
