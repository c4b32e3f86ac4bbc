import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { temporaryDirectory } from '../../../test/databases.ts'
import { openMailer } from './mail.ts'
import { deleteSentFiles } from './sentFiles.ts'

let folder: Awaited<ReturnType<typeof temporaryDirectory>>
beforeEach(async () => {
  folder = await temporaryDirectory()
})
afterEach(() => folder.remove())

const log = { info: () => {} } as never
const settings = () => ({ mail: { from: 'Sufra <no-reply@sufra.test>' }, dataDir: folder.path }) as never
const send = (to: string, text: string) =>
  openMailer(settings(), log).send({ to, sender: 'Sufra', subject: 'x', text, html: `<p>${text}</p>` })
const left = async () => (await readdir(join(folder.path, 'mail'))).length

it('mails to an address are deleted, those to one that contains it are not', async () => {
  await send('noor@mail.example', 'Hello')
  await send('al.noor@mail.example', 'Hello')
  await send('noor@mail.example.org', 'Hello')
  await deleteSentFiles(folder.path, { contacts: ['Noor@mail.example'], texts: [] })
  expect(await left()).toBe(2)
})

it('mails that repeat a text are deleted, however it is encoded and wrapped', async () => {
  const comment = `كان الطعام باردًا جدًا ${'وتأخر كثيرًا '.repeat(12)}\nNever again = never`
  await send('store@mail.example', `A low rating: ${comment}`)
  await send('store@mail.example', `A low rating with more words in it, ${'and more '.repeat(30)}of them`)
  await send('store@mail.example', 'Another')
  await deleteSentFiles(folder.path, { contacts: [], texts: [comment, ''] })
  expect(await left()).toBe(2)
})

it('push messages to a device are deleted', async () => {
  const push = join(folder.path, 'push')
  await mkdir(push)
  for (const token of ['device-1', 'device-12'])
    await writeFile(join(push, `${token}.json`), JSON.stringify({ message: { token } }))
  await deleteSentFiles(folder.path, { contacts: ['device-1'], texts: [] })
  expect(await readdir(push)).toEqual(['device-12.json'])
})

it('nothing happens where no mail was written', async () => {
  await deleteSentFiles(folder.path, { contacts: ['a@b.example'], texts: [] })
})
