import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { Socket } from 'node:net'
import { join } from 'node:path'
import type { Readable, Writable } from 'node:stream'
import type { ImagePreset } from '@sufra/contract/kernel/imagePresets'
import { z } from 'zod'
import { BadImage } from './badImage.ts'
import { Counted, headOf } from './frames.ts'
import type { Encoded, Reencoded } from './reencode.ts'

/** The bytes of a picture. A chunk is consumed before the next one is requested. */
export interface Source {
  readonly size: number
  chunks(): AsyncIterable<Buffer> | Iterable<Buffer>
}

export interface Decoder {
  readonly alive: boolean
  ask(source: Source, preset: ImagePreset): Promise<Reencoded>
  end(): void
}

const Part = z.strictObject({ length: z.int().nonnegative(), width: z.int(), height: z.int() })
const Answer = z.union([
  z.strictObject({ problem: z.enum(['image.invalid', 'image.pixels']) }),
  z.strictObject({ contentType: z.enum(['image/jpeg', 'image/png']), main: Part, copies: z.array(Part) }),
])

/** The environment has no secrets of the server, and makes glibc return freed memory to the system. */
const environment = () => {
  const { PATH, LD_LIBRARY_PATH, SystemRoot } = process.env
  return { PATH, LD_LIBRARY_PATH, SystemRoot, MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '262144' }
}

/** Signals of a decoder that was crashed by a picture. */
const faults: readonly (string | null)[] = ['SIGSEGV', 'SIGBUS', 'SIGABRT', 'SIGILL', 'SIGFPE', 'SIGTRAP']
const longestMs = 60_000

type Child = ChildProcessByStdio<Writable, Readable, null>

const why = (child: Child): Promise<Error> =>
  new Promise((resolve) => {
    child.on('error', resolve)
    child.on('exit', (code, signal) => {
      const fault = faults.includes(signal)
      resolve(fault ? new BadImage('image.invalid') : new Error(`the decoder ended with ${signal ?? code}`))
    })
  })

/** An idle decoder does not keep the server from exiting. */
function hold(child: Child, held: boolean): void {
  for (const each of [child, child.stdin, child.stdout]) {
    if (each === child || each instanceof Socket) each[held ? 'ref' : 'unref']()
  }
}

/** Resolves when the chunk is written or the decoder has ended, which the answer reports. */
const write = (stdin: Writable, chunk: Buffer) =>
  new Promise<void>((resolve) => stdin.write(chunk, () => resolve()))

async function read(answers: Counted): Promise<Reencoded | undefined> {
  const head = await answers.head()
  if (head === undefined) return undefined
  const answer = Answer.parse(head)
  if ('problem' in answer) throw new BadImage(answer.problem)
  const parts: Encoded[] = []
  for (const { length, ...size } of [answer.main, ...answer.copies]) {
    const content = await answers.take(length)
    if (!content) return undefined
    parts.push({ content, ...size })
  }
  const [main, ...copies] = parts
  return main && { contentType: answer.contentType, ...main, copies }
}

/**
 * Decodes untrusted bytes in a separate process, which takes the memory and the crashes they may cause. One picture at
 * a time.
 */
export function startDecoder(script = 'decoder.child.ts'): Decoder {
  const child = spawn(process.execPath, ['--max-semi-space-size=1', join(import.meta.dirname, script)], {
    env: environment(),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const answers = new Counted(child.stdout)
  let alive = true
  const ended = why(child)
  // A broken pipe is reported by the missing answer.
  child.stdin.on('error', () => {})
  ended.then(() => {
    alive = false
  })
  const asked = async (source: Source, preset: ImagePreset) => {
    await write(child.stdin, headOf({ preset, size: source.size }))
    for await (const chunk of source.chunks()) await write(child.stdin, chunk)
    const remade = await read(answers)
    if (!remade) throw await ended
    return remade
  }
  return {
    get alive() {
      return alive
    },
    ask: async (source, preset) => {
      hold(child, true)
      let late = false
      const deadline = setTimeout(() => {
        late = true
        child.kill('SIGKILL')
      }, longestMs)
      try {
        return await asked(source, preset)
      } catch (error) {
        if (error instanceof BadImage) throw error
        alive = false
        child.kill('SIGKILL')
        throw late ? new BadImage('image.invalid') : error
      } finally {
        clearTimeout(deadline)
        hold(child, false)
      }
    },
    end: () => {
      alive = false
      child.stdin.end()
    },
  }
}
