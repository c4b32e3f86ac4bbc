import type { Readable } from 'node:stream'
import { StringDecoder } from 'node:string_decoder'

export async function readAll(stream: Readable): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

const keys = { enter: ['\r', '\n', '\u0004'], erase: ['\u007f', '\b'], interrupt: '\u0003' }

/** Prompts on the terminal without echo. */
export async function askSecret(question: string): Promise<string> {
  const { stdin, stderr } = process
  const decoder = new StringDecoder('utf8')
  stderr.write(question)
  stdin.setRawMode(true)
  let typed = ''
  try {
    for await (const chunk of stdin.iterator({ destroyOnReturn: false })) {
      for (const key of decoder.write(Buffer.from(chunk))) {
        if (keys.enter.includes(key)) return typed
        if (key === keys.interrupt) process.exit(130)
        typed = keys.erase.includes(key) ? [...typed].slice(0, -1).join('') : typed + key
      }
    }
    return typed
  } finally {
    stdin.setRawMode(false)
    stdin.pause()
    stderr.write('\n')
  }
}
