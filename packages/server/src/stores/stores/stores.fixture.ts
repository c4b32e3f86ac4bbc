import type { Kind } from '@sufra/contract/kernel/kinds'
import type { Operation } from '@sufra/contract/kernel/operation'
import { examplePicture } from '@sufra/contract/kernel/uploads'
import { stores } from '@sufra/contract/stores/stores'
import { type Listening, listen } from '../../../test/server.ts'
import { makeWorld, type Tenant, type World } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

/** The input of a store's form, as by an owner. */
export const kitchen = {
  name_en: 'Corniche Kitchen',
  name_ar: 'مطبخ الكورنيش',
  description_en: 'Grills',
  description_ar: 'مشاوٍ',
  cancellation_days: 2,
  email: 'kitchen@sufra.test',
  phone: '44123456',
  max_catering_per_day: 20,
  latitude: 25.2916,
  longitude: 51.5264,
  address_en: 'Corniche Street',
  address_ar: 'شارع الكورنيش',
}
export const pictures = { logofile: examplePicture, thumbfile: examplePicture, imagefile: examplePicture }

export interface StoresTest {
  readonly database: Database
  readonly world: World
  readonly tenant: Tenant
  readonly server: Listening
  readonly store: number
  ask: <Op extends Operation>(
    operation: Op,
    id: number | undefined,
    body?: unknown,
    more?: { readonly kind?: Kind; readonly language?: string; readonly token?: string },
  ) => ReturnType<typeof askAs<Op>>
  added(more?: object): Promise<number>
  close(): Promise<void>
}

const askAs = <Op extends Operation>(
  server: Listening,
  operation: Op,
  kind: Kind,
  options: Parameters<Listening['ask']>[2],
) => server.ask(operation, kind, options)

export async function openStores(open: () => Promise<Database>): Promise<StoresTest> {
  const database = await open()
  const world = await makeWorld(database.pool)
  const tenant = await world.tenant('Karam')
  const server = await listen(database)
  const ask: StoresTest['ask'] = (
    operation,
    id,
    body = {},
    { kind = 'admin', language = 'en', token } = {},
  ) =>
    askAs(server, operation, kind, {
      token: token ?? (kind === 'admin' ? world.admins['Super Admin'].token : tenant.people[kind].token),
      ...(id !== undefined && { params: { id } }),
      body,
      headers: { 'accept-language': language },
    })
  return {
    database,
    world,
    tenant,
    server,
    store: tenant.ids.stores ?? 0,
    ask,
    added: async (more = {}) => {
      const saved = await ask(stores.save, tenant.ids.restaurants, { ...kitchen, ...pictures, ...more })
      if (!saved.output) throw new Error(JSON.stringify(saved.refusal))
      return saved.output.id
    },
    close: async () => {
      await server.close()
      await database.close()
    },
  }
}
