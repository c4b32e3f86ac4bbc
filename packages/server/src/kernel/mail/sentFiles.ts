import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

const decodeQuoted = (body: string): Buffer =>
  Buffer.from(
    body
      .replace(/=\r?\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  )

/** The headers and the decoded parts of a message, as one text. */
function textOfMail(message: string): string {
  const parts = message.split(/^--.*$/m).map((part) => {
    const end = /\r?\n\r?\n/.exec(part)
    if (!end) return part
    const [head, body] = [part.slice(0, end.index), part.slice(end.index)]
    const encoding = /^content-transfer-encoding:\s*(\S+)/im.exec(head)?.[1]?.toLowerCase()
    if (encoding === 'base64') return `${head}\n${Buffer.from(body, 'base64').toString('utf8')}`
    return encoding === 'quoted-printable' ? `${head}\n${decodeQuoted(body).toString('utf8')}` : part
  })
  return parts.join('\n')
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

interface Marks {
  /** Mail addresses, mobile numbers and devices, found as whole words. */
  readonly contacts: readonly string[]
  readonly texts: readonly string[]
}

/** Whether a message went to one of these contacts, or repeats one of these texts. */
function mentions(message: string, { contacts, texts }: Marks): boolean {
  const text = plain(textOfMail(message))
  return (
    contacts.some((contact) =>
      new RegExp(`(?<![\\w.+-])${escaped(contact.toLowerCase())}(?![\\w-]|\\.\\w)`).test(text),
    ) || texts.some((each) => plain(each) !== '' && text.includes(plain(each)))
  )
}

/**
 * Deletes the mails and push messages that were written to files, for want of a server to send them, and mention
 * somebody.
 */
export async function deleteSentFiles(dataDir: string, marks: Marks): Promise<void> {
  for (const folder of ['mail', 'push'].map((name) => join(dataDir, name)))
    for (const name of await readdir(folder).catch(() => [] as string[])) {
      const file = join(folder, name)
      if (mentions(await readFile(file, 'utf8').catch(() => ''), marks)) await rm(file, { force: true })
    }
}
