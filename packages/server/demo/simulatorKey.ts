import { defaultCallsPerMinute } from '@sufra/contract/integrations/channels'
import { renewKeys } from '../src/integrations/channels/keys.sql.ts'
import type { Db } from '../src/kernel/database/db.ts'

/** The simulator's channel. Only the hash of a key is stored, so each start makes a new one. */
export const simulatorKey = (db: Db): Promise<string> =>
  renewKeys(db, 'Order simulator', { access: 'full', rate_limit: defaultCallsPerMinute })
