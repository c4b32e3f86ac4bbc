import type { Check } from './check.ts'
import { cut, restart } from './cut.ts'
import { directory } from './directory.ts'
import { fullDisk } from './disk.ts'
import { failover } from './failover/failover.ts'
import { demoStart } from './firstStart.ts'
import { kill } from './kill.ts'
import { killBeforeReply } from './killBeforeReply.ts'
import { firstStart, migrating } from './killedStart.ts'
import { migrations } from './migrationLocks.ts'
import { mutants } from './mutants/mutants.ts'
import { pointInTime } from './pointInTime.ts'
import { throughPooler } from './pooler.ts'
import { redeem } from './redeem.ts'
import { replicas } from './replicas.ts'
import { rights } from './rights.ts'
import { rolling } from './rolling.ts'
import { sends } from './sends.ts'
import { demoInProduction, settings } from './settings.ts'
import { stop } from './stop.ts'
import { unreadStreams } from './streams.ts'
import { together } from './together.ts'
import { upgrade } from './upgrade.ts'
import { timeZones } from './zones.ts'

interface Named {
  readonly name: string
  readonly check: Check
  readonly rounds: number
  readonly postgres?: boolean
}

/** The checks of `npm run chaos`, in order. */
export const checks: readonly Named[] = [
  { name: 'kill-embedded', check: kill('pglite'), rounds: 50 },
  { name: 'kill-postgres', check: kill('postgres'), rounds: 50, postgres: true },
  { name: 'kill-before-reply', check: killBeforeReply, rounds: 20, postgres: true },
  { name: 'stop-embedded', check: stop('pglite'), rounds: 5 },
  { name: 'stop-postgres', check: stop('postgres'), rounds: 5, postgres: true },
  { name: 'rolling', check: rolling, rounds: 3, postgres: true },
  { name: 'migrations', check: migrations, rounds: 1, postgres: true },
  { name: 'upgrade', check: upgrade, rounds: 1, postgres: true },
  { name: 'sends-embedded', check: sends('pglite'), rounds: 5 },
  { name: 'sends-postgres', check: sends('postgres'), rounds: 5, postgres: true },
  { name: 'redeem', check: redeem, rounds: 10, postgres: true },
  { name: 'rights', check: rights, rounds: 200, postgres: true },
  { name: 'mutants', check: mutants, rounds: 1, postgres: true },
  { name: 'cut', check: cut, rounds: 20, postgres: true },
  { name: 'restart', check: restart, rounds: 5, postgres: true },
  { name: 'point-in-time', check: pointInTime, rounds: 1, postgres: true },
  { name: 'replicas', check: replicas, rounds: 20, postgres: true },
  { name: 'failover', check: failover, rounds: 2, postgres: true },
  { name: 'directory', check: directory, rounds: 5 },
  { name: 'first-start', check: firstStart, rounds: 15 },
  { name: 'migrating', check: migrating, rounds: 15, postgres: true },
  { name: 'together', check: together, rounds: 20, postgres: true },
  { name: 'settings', check: settings, rounds: 1 },
  { name: 'demo-in-production', check: demoInProduction, rounds: 1 },
  { name: 'zones-embedded', check: timeZones('pglite'), rounds: 1 },
  { name: 'zones-postgres', check: timeZones('postgres'), rounds: 1, postgres: true },
  { name: 'unread-streams', check: unreadStreams, rounds: 1 },
  { name: 'disk', check: fullDisk, rounds: 8 },
  { name: 'pooler', check: throughPooler, rounds: 1, postgres: true },
  { name: 'demo-start', check: demoStart, rounds: 1 },
]
