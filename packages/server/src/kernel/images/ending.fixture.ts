import { readSync } from 'node:fs'

/** A decoder that crashes with this signal as soon as it receives a picture. */
readSync(0, Buffer.alloc(1), 0, 1, null)
process.kill(process.pid, 'SIGSEGV')
