import type { FastifyInstance } from 'fastify'
import { signTransaction } from '../../kernel/access/audit.ts'
import { transaction } from '../../kernel/database/db.ts'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { setPreferences } from './mailPreferences.sql.ts'

const wanted = /List-Unsubscribe["=\s]+One-Click/
const isToken = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * One-click unsubscribing (RFC 8058): mail programs post a form to the address whose page people open. Looking at it
 * changes nothing, as programs that check links look too.
 */
export async function mountOneClick(app: FastifyInstance, { database }: Services): Promise<void> {
  await app.register(async (door) => {
    door.removeAllContentTypeParsers()
    door.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 4096 }, (_request, body, done) =>
      done(null, body),
    )
    door.post<{ Params: { token: string }; Body: string | undefined }>(
      '/unsubscribe/:token',
      async ({ params: { token }, body, id }) => {
        if (!isToken.test(token)) fail('row.missing')
        if (!wanted.test(body ?? '')) fail('request.bad')
        await transaction(database.db, async (tx) => {
          await signTransaction(tx, { kind: 'nobody' }, 'mailPreferences.oneClick', id, 'api')
          orNotFound(await setPreferences(tx, token, false))
        })
        return { success: true }
      },
    )
  })
}
