import { renewChannel } from '../src/kernel/access/channels.ts'
import type { Db } from '../src/kernel/database/db.ts'

/** The simulator is a channel like any other. Only a key's hash is kept, so each start takes a new one. */
export const simulatorKey = (db: Db): Promise<string> => renewChannel(db, 'Order simulator')
