import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gif } from './bad.fixture.ts'
import { decode } from './decode.ts'

/** Run by itself: decodes all files of a folder at once, twice, and says by how much the process grew at most. */
const folder = process.argv[2] ?? ''
await decode(async () => gif(10, 10, 1), 'logo')
const before = process.memoryUsage.rss()
let most = before
const watch = setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, 2)
const files = (await readdir(folder)).map((name) => join(folder, name))
const all = await Promise.allSettled(
  [...files, ...files].map((path) => decode(() => readFile(path), 'cover')),
)
clearInterval(watch)
console.log(JSON.stringify({ pictures: all.length, megabytes: Math.round((most - before) / 1024 / 1024) }))
