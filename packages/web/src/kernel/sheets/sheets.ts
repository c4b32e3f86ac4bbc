import type { ReadSheet, SheetRequest, SheetResponse, WrittenSheet } from './sheet.ts'

/** Maximum bytes of a file to read. */
export const mostFileBytes = 20 * 1024 * 1024

/** The file is not a spreadsheet, or can't be read. */
export class UnreadableSheet extends Error {}

/** Runs in a worker: a large file takes seconds, which would block the page. */
function work(asked: SheetRequest, signal?: AbortSignal): Promise<SheetResponse> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./sheets.worker.ts', import.meta.url), { type: 'module' })
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
    worker.postMessage(asked)
  })
}

/** Writes an XLSX file. Its first rows are headings and are frozen. */
export async function writeSheets(sheets: readonly WrittenSheet[]): Promise<Blob> {
  const answer = await work({ write: sheets })
  if ('written' in answer) return answer.written
  throw new Error('The spreadsheet could not be written')
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
