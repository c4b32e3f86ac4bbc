import type { CellValue, ReadSheet, SheetHead, SheetRequest, SheetResponse, WrittenSheet } from './sheet.ts'

/** Maximum bytes of a file to read. */
export const mostFileBytes = 20 * 1024 * 1024

/** The file is not a spreadsheet, or can't be read. */
export class UnreadableSheet extends Error {}

/** A large file takes seconds, which would block the page. */
function openWorker(signal?: AbortSignal) {
  const worker = new Worker(new URL('./sheets.worker.ts', import.meta.url), { type: 'module' })
  const answer = new Promise<SheetResponse>((resolve, reject) => {
    const end = () => {
      worker.terminate()
      signal?.removeEventListener('abort', stop)
    }
    const stop = () => {
      end()
      reject(new DOMException('Stopped', 'AbortError'))
    }
    signal?.addEventListener('abort', stop, { once: true })
    worker.onmessage = ({ data }: MessageEvent<SheetResponse>) => {
      end()
      resolve(data)
    }
    worker.onerror = () => {
      end()
      reject(new TypeError('The worker could not be loaded'))
    }
  })
  return { answer, ask: (asked: SheetRequest) => worker.postMessage(asked), close: () => worker.terminate() }
}

function work(asked: SheetRequest, signal?: AbortSignal): Promise<SheetResponse> {
  const { answer, ask } = openWorker(signal)
  ask(asked)
  return answer
}

const writtenFile = (answer: SheetResponse): Blob => {
  if ('written' in answer) return answer.written
  throw new Error('The spreadsheet could not be written')
}

/** Writes an XLSX file. Its first rows are headings and are frozen. */
export async function writeSheets(sheets: readonly WrittenSheet[]): Promise<Blob> {
  return writtenFile(await work({ write: sheets }))
}

/** Writes an XLSX file of one sheet, whose rows come in parts: the page keeps none of them. */
export async function writeLongSheet(
  head: SheetHead,
  parts: AsyncIterable<readonly (readonly CellValue[])[]>,
): Promise<Blob> {
  const { answer, ask, close } = openWorker()
  // Whoever waits for the rows is told by the answer below.
  answer.catch(() => {})
  try {
    ask({ begin: head })
    for await (const rows of parts) ask({ rows })
    ask({ end: true })
    return writtenFile(await answer)
  } finally {
    close()
  }
}

/** Reads all sheets of an XLSX file. Formulas have the result that was last saved. */
export async function readSheets(file: File, signal?: AbortSignal): Promise<readonly ReadSheet[]> {
  const answer = await work({ read: file }, signal)
  if ('sheets' in answer) return answer.sheets
  throw new UnreadableSheet()
}

/** Downloads a file in the browser. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  // Characters that file systems do not allow.
  link.download = name.replace(/[\\/:*?"<>|\s]+/g, ' ').trim()
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
