import type { Access } from '../access/access.ts'
import type { Settings } from '../config/settings.ts'
import type { Database } from '../database/db.ts'
import type { Events } from '../events/events.ts'
import type { Storage } from '../images/storage.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mailer } from '../mail/mail.ts'

/** What the process holds besides the request: handed to every handler, made once in `app.ts`. */
export interface Services {
  readonly database: Database
  readonly settings: Settings
  readonly mail: Mailer
  readonly jobs: Jobs
  readonly events: Events
  readonly access: Access
  /** Where the bytes of uploaded files lie. */
  readonly storage: Storage
  /** Aborted when the server stops: streams end by it. */
  readonly stopping: AbortSignal
}
