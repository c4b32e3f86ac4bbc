import { longSheet } from './longSheet.ts'
import { readBook } from './readBook.ts'
import type { SheetRequest, SheetResponse } from './sheet.ts'
import { makeWorkbook } from './writeBook.ts'

let long: Awaited<ReturnType<typeof longSheet>> | undefined

/** Nothing is answered before a long sheet is complete. */
async function answerOf(asked: SheetRequest): Promise<SheetResponse | undefined> {
  if ('read' in asked) return { sheets: await readBook(asked.read) }
  if ('write' in asked) return { written: await makeWorkbook(asked.write) }
  if ('begin' in asked) long = await longSheet(asked.begin)
  else if ('rows' in asked) long?.add(asked.rows)
  else return long && { written: long.end() }
}

async function answer(asked: SheetRequest): Promise<void> {
  try {
    const answered = await answerOf(asked)
    if (answered) postMessage(answered)
  } catch (error) {
    console.warn(error)
    postMessage({ failed: true } satisfies SheetResponse)
  }
}

let last = Promise.resolve()
addEventListener('message', ({ data }: MessageEvent<SheetRequest>) => {
  last = last.then(() => answer(data))
})
