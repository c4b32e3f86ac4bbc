import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { watched } from './watched.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const start = (args: string[], cwd: string) =>
  spawn(process.execPath, args, { cwd, stdio: 'inherit', env: process.env })

/** The server restarts on every change; Vite serves the web application with live reload and proxies /api. */
const children = [
  start([...watched.map((folder) => `--watch-path=${folder}`), 'packages/server/scripts/start.ts'], root),
  start(['../../node_modules/vite/bin/vite.js'], `${root}/packages/web`),
]
const stop = () => {
  for (const child of children) child.kill('SIGTERM')
}
process.on('SIGINT', stop)
process.on('SIGTERM', stop)
for (const child of children) child.on('exit', stop)
