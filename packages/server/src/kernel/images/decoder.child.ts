import { readSync, writeSync } from 'node:fs'
import type { ImagePreset } from '@sufra/contract/kernel/imagePresets'
import { BadImage } from './badImage.ts'
import { headOf } from './frames.ts'
import { type Encoded, reencode } from './reencode.ts'

/** Reads `size` bytes of the input; undefined if it ends before. */
function take(size: number): Buffer | undefined {
  const taken = Buffer.allocUnsafeSlow(size)
  for (let at = 0; at < size; ) {
    const read = readSync(0, taken, at, size - at, null)
    if (read === 0) return undefined
    at += read
  }
  return taken
}

function put(content: Buffer): void {
  for (let at = 0; at < content.length; ) at += writeSync(1, content, at)
}

function nextRequest(): { preset: ImagePreset; size: number } | undefined {
  const length = take(4)
  const head = length && take(length.readUInt32BE())
  return head && JSON.parse(head.toString())
}

async function answer(content: Buffer, preset: ImagePreset): Promise<void> {
  try {
    const { contentType, copies, ...main } = await reencode(content, preset)
    const sizeOf = ({ content: { length }, width, height }: Encoded) => ({ length, width, height })
    put(headOf({ contentType, main: sizeOf(main), copies: copies.map(sizeOf) }))
    for (const part of [main, ...copies]) put(part.content)
  } catch (error) {
    if (!(error instanceof BadImage)) throw error
    put(headOf({ problem: error.problem }))
  }
}

// A signal of the terminal reaches this process too, which must first finish the current picture.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})

// One picture after another until the input ends. There is nothing else to wait for, so reading may block.
for (let request = nextRequest(); request; request = nextRequest()) {
  const content = take(request.size)
  if (!content) break
  await answer(content, request.preset)
}
