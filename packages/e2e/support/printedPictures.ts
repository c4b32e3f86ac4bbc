import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

/** A printed page in grey, 0 for black to 255 for white, row by row. */
interface PrintedPicture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

const dotsPerInch = 50

/** `P5`, width, height and the highest value, then a byte for each pixel. */
function readPgm(file: Buffer): PrintedPicture {
  const [head = '', width, height] =
    /^P5\s+(\d+)\s+(\d+)\s+255\s/.exec(file.subarray(0, 40).toString('latin1')) ?? []
  return { width: Number(width), height: Number(height), pixels: file.subarray(head.length) }
}

/** The pages that the browser prints, as pictures. */
export async function printedPictures(page: Page): Promise<PrintedPicture[]> {
  await page.evaluate(() => document.fonts.ready)
  const pdf = await page.pdf({ preferCSSPageSize: true })
  const folder = mkdtempSync(join(tmpdir(), 'print-'))
  try {
    execFileSync('pdftoppm', ['-gray', '-r', String(dotsPerInch), '-', join(folder, 'page')], { input: pdf })
    return readdirSync(folder)
      .sort()
      .map((name) => readPgm(readFileSync(join(folder, name))))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The share of a picture that is darker than light grey. */
export const inkOf = ({ pixels }: PrintedPicture): number =>
  pixels.reduce((count, grey) => count + (grey < 200 ? 1 : 0), 0) / pixels.length

/** Whether something stands within so many millimetres of the edge at either side, as if it were cut off there. */
export function touchesSides({ width, height, pixels }: PrintedPicture, millimetres: number): boolean {
  const margin = Math.floor((millimetres / 25.4) * dotsPerInch)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < margin; x++)
      if ((pixels[y * width + x] ?? 255) < 200 || (pixels[y * width + width - 1 - x] ?? 255) < 200)
        return true
  return false
}
