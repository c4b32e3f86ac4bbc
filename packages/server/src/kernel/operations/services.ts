import type { Access } from '../access/access.ts'
import type { Settings } from '../config/settings.ts'
import type { Database } from '../database/db.ts'
import type { Replicas } from '../database/replicas.ts'
import type { Events } from '../events/events.ts'
import type { Storage } from '../images/storage.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Mailer } from '../mail/mail.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Pusher } from '../push/pusher.ts'
import type { Secrets } from '../secrets/secrets.ts'

/** Services of the process, created once in `app.ts` and passed to every handler. */
export interface Services {
  readonly database: Database
  readonly replicas: Replicas
  readonly settings: Settings
  readonly mail: Mailer
  readonly push: Pusher
  readonly jobs: Jobs
  readonly events: Events
  readonly access: Access
  readonly metrics: Metrics
  /** Stores the bytes of uploaded files. */
  readonly storage: Storage
  readonly secrets: Secrets
  /** Aborted when the server stops, which ends streams. */
  readonly stopping: AbortSignal
}
