import { readBook } from './readBook.ts'
import type { Answered, Asked } from './sheet.ts'
import { writtenBook } from './writeBook.ts'

async function answer(asked: Asked): Promise<Answered> {
  try {
    if ('read' in asked) return { sheets: await readBook(asked.read) }
    return { written: await writtenBook(asked.write) }
  } catch (error) {
    console.warn(error)
    return { failed: true }
  }
}

addEventListener('message', async ({ data }: MessageEvent<Asked>) => postMessage(await answer(data)))
