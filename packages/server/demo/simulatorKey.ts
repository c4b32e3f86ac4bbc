import { renewChannel } from '../src/kernel/access/channels.ts'
import type { Db } from '../src/kernel/database/db.ts'

/** The simulator's channel. Only the hash of a key is stored, so each start issues a new one. */
export const simulatorKey = (db: Db): Promise<string> => renewChannel(db, 'Order simulator')
