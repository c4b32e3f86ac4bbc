import type { Database } from '../database/db.ts'
import type { Replicas } from '../database/replicas.ts'
import type { Events } from '../events/events.ts'

/** What gauges are read from. */
export interface Sources {
  readonly database: Database
  readonly replicas: Replicas
  readonly events: Events
}

interface Described {
  readonly help: string
  /** The name of its label, if it has several values. */
  readonly label?: string
}

export interface Sample<Name extends string = string> {
  readonly name: Name
  readonly value: number
  /** The value of its label. */
  readonly of?: string
}

/** Figures that are read together, with as little work as possible, when somebody asks for the metrics. */
export interface Gauges<Name extends string = string> {
  readonly described: Readonly<Record<Name, Described>>
  readonly read: (sources: Sources) => Promise<readonly Sample<Name>[]>
}

export const gauges = <Name extends string>(
  described: Gauges<Name>['described'],
  read: (sources: Sources) => Promise<readonly Sample<NoInfer<Name>>[]>,
): Gauges<Name> => ({ described, read })
