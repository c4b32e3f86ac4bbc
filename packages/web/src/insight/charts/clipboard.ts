/** Puts something on the clipboard; false where the browser does not let pages do it, or does not know its type. */
async function put(type: string, content: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ [type]: content })])
    return true
  } catch {
    return false
  }
}

export const copyPicture = (picture: Promise<Blob>): Promise<boolean> => put('image/png', picture)
export const copyText = (text: string): Promise<boolean> =>
  put('text/plain', Promise.resolve(new Blob([text], { type: 'text/plain' })))
