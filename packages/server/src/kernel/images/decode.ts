import type { ImagePreset } from '@sufra/contract/kernel/imagePresets'
import { type Decoder, type Source, startDecoder } from './decoder.ts'
import { limitConcurrency } from './limitConcurrency.ts'
import type { Reencoded } from './reencode.ts'

export interface Decoded extends Reencoded {
  readonly preset: ImagePreset
}

/** One picture at a time, so that memory is bounded and the request thread keeps a core. */
const inTurn = limitConcurrency(1)

const idleMs = 15_000
let decoder: Decoder | undefined
let idle: NodeJS.Timeout | undefined

/** Decodes one picture at a time; rejects bad ones. The decoder process ends when idle. */
export const decode = (source: Source, preset: ImagePreset): Promise<Decoded> =>
  inTurn(async () => {
    clearTimeout(idle)
    if (!decoder?.alive) decoder = startDecoder()
    try {
      return { preset, ...(await decoder.ask(source, preset)) }
    } finally {
      idle = setTimeout(() => decoder?.end(), idleMs).unref()
    }
  })
