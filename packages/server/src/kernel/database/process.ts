import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'

/** Identifies a process beyond its id, which the system reuses. */
export type ProcessIdentity = { pid: number; started: string; boot: string; space: string }

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return undefined
  }
}

/** Field 22 of /proc/<pid>/stat. The name in brackets before it may contain anything. */
function procStart(pid: number): string | undefined {
  const stat = read(`/proc/${pid}/stat`)
  if (stat === undefined) return undefined
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields[0] === 'Z' || fields[0] === 'X' ? undefined : fields[19]
}

function psStart(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || undefined
  } catch {
    return undefined
  }
}

const bootId = () => read('/proc/sys/kernel/random/boot_id') ?? ''

function pidSpace(): string {
  try {
    return readlinkSync('/proc/self/ns/pid')
  } catch {
    return ''
  }
}

export function thisProcess(): ProcessIdentity {
  const started = (bootId() === '' ? psStart(process.pid) : procStart(process.pid)) ?? ''
  return { pid: process.pid, started, boot: bootId(), space: pidSpace() }
}

/** Whether this process still runs; 'unknown' if it is in another pid namespace. */
export function stillRuns(identity: ProcessIdentity): 'yes' | 'no' | 'unknown' {
  if (identity.boot !== bootId()) return 'no'
  if (identity.space !== pidSpace()) return 'unknown'
  if (identity.boot !== '') return procStart(identity.pid) === identity.started ? 'yes' : 'no'
  if (identity.started !== '') return psStart(identity.pid) === identity.started ? 'yes' : 'no'
  try {
    process.kill(identity.pid, 0)
    return 'yes'
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' ? 'yes' : 'no'
  }
}
