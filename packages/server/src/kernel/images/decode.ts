import type { ImagePreset } from '@sufra/contract/kernel/imagePresets'
import { type Decoder, type Source, startDecoder } from './decoder.ts'
import { limitConcurrency } from './limitConcurrency.ts'
import type { Reencoded } from './reencode.ts'

export interface Decoded extends Reencoded {
  readonly preset: ImagePreset
}

/** One at a time: its memory is bounded, and the thread that answers requests keeps a core. */
const inTurn = limitConcurrency(1)

const idleMs = 15_000
let decoder: Decoder | undefined
let idle: NodeJS.Timeout | undefined

/** Decodes one picture in its turn, refusing what is none. The process that does it is there while pictures come. */
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
