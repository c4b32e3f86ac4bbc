import type { Person, Shop } from './seed.ts'
import { origin } from './test.ts'

let made = 0

/** The id of a row that an admin adds. */
export async function added(path: string, admin: Person, fields: Record<string, string>): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  const headers = { authorization: `Bearer ${admin.token}` }
  const response = await fetch(`${origin()}/api/admins/restaurant/${path}`, {
    method: 'POST',
    headers,
    body: form,
  })
  if (!response.ok) throw new Error(await response.text())
  return ((await response.json()) as { id: number }).id
}

const named = (what: string) => {
  const mark = `${what} ${process.pid}-${++made}`
  return { en: mark, ar: `${mark} ع` }
}

/** Creates a region for one test, with its areas. */
export async function makeRegion(admin: Person, areaCount: number) {
  const name = named('Region')
  const id = await added('region/saveRegion', admin, { name_en: name.en, name_ar: name.ar })
  const areas = []
  for (let n = 0; n < areaCount; n++) {
    const area = named('Area')
    const fields = { name_en: area.en, name_ar: area.ar, region_id: String(id) }
    areas.push({ id: await added('area/saveArea', admin, fields), name: area })
  }
  return { id, name, areas }
}

/** Calls the API as another person while a page is open. */
export async function behind(person: Person, path: string, body: unknown): Promise<void> {
  const prefix = { admin: 'admins', restaurant: 'restaurant', store_user: 'storeUser' }[person.kind]
  const response = await fetch(`${origin()}/api/${prefix}/${path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(!(body instanceof FormData) && { 'content-type': 'application/json' }),
    },
    body: body instanceof FormData ? body : JSON.stringify(body),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** Path of a store's management page, for its owner. */
export const managed = ({ ids }: Shop, tab: string) =>
  `/restaurant/store/${ids.stores}/management-store?tab=${tab}`
