import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

const compress = promisify(brotliCompress)
const texts = /\.(js|css|svg|html)$/
const leastBytes = 1024
/** The highest takes twice as long for 2 % less: it is for what first pages need. */
const quality = { usual: 10, first: 11 }
const firstFiles = /^(libraries|entry|desk|form|door|home)$/

const isFirst = (file: Rolldown.OutputChunk | Rolldown.OutputAsset) =>
  file.type === 'chunk' && (file.isEntry || firstFiles.test(file.name))

/** Of each file of the build, by its name: bytes as Brotli, or as they are if that is not worth it. */
export const compressedSizes = new Map<string, number>()

/** Writes a Brotli file beside each text of the build. The server sends it, where it would compress again and worse. */
export const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  // As they are written: Vite adds to the files what each screen preloads.
  enforce: 'post',
  writeBundle: {
    sequential: true,
    order: 'pre',
    async handler({ dir = 'dist' }, bundle) {
      for (const [name, file] of Object.entries(bundle)) {
        const content = Buffer.from(file.type === 'chunk' ? file.code : file.source)
        compressedSizes.set(name, content.length)
        if (!texts.test(name) || content.length < leastBytes) continue
        const params = { [constants.BROTLI_PARAM_QUALITY]: isFirst(file) ? quality.first : quality.usual }
        const small = await compress(content, { params })
        compressedSizes.set(name, small.length)
        await writeFile(join(dir, `${name}.br`), small)
      }
    },
  },
}
