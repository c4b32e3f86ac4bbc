import type { ReadSheet, SheetRequest, SheetResponse, WrittenSheet } from './sheet.ts'

/** Bytes of a file that is read. */
export const mostFileBytes = 20 * 1024 * 1024

/** A file that is no spreadsheet, or one that nobody can read. */
export class UnreadableSheet extends Error {}

/** In a worker: a large file takes seconds, in which the page goes on. */
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

/** An XLSX file; its first rows are the headings and stay in sight. */
export async function writeSheets(sheets: readonly WrittenSheet[]): Promise<Blob> {
  const answer = await work({ write: sheets })
  if ('written' in answer) return answer.written
  throw new Error('The spreadsheet could not be written')
}

/** All sheets of an XLSX file; of a formula what it came to when the file was last saved. */
export async function readSheets(file: File, signal?: AbortSignal): Promise<readonly ReadSheet[]> {
  const answer = await work({ read: file }, signal)
  if ('sheets' in answer) return answer.sheets
  throw new UnreadableSheet()
}

/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  // What no file system takes in a name.
  link.download = name.replace(/[\\/:*?"<>|\s]+/g, ' ').trim()
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
