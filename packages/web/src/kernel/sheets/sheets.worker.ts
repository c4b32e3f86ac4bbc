import { readBook } from './readBook.ts'
import type { SheetRequest, SheetResponse } from './sheet.ts'
import { writtenBook } from './writeBook.ts'

async function answer(asked: SheetRequest): Promise<SheetResponse> {
  try {
    if ('read' in asked) return { sheets: await readBook(asked.read) }
    return { written: await writtenBook(asked.write) }
  } catch (error) {
    console.warn(error)
    return { failed: true }
  }
}

addEventListener('message', async ({ data }: MessageEvent<SheetRequest>) => postMessage(await answer(data)))
