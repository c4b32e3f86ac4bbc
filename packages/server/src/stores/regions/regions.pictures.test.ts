import { examplePicture } from '@sufra/contract/kernel/uploads'
import { regions } from '@sufra/contract/stores/regions'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../../test/databases.ts'
import { type Listening, listen } from '../../../test/server.ts'
import { makeWorld } from '../../../test/world.ts'
import type { Database } from '../../kernel/database/db.ts'

const names = { name_en: 'Al Wakrah', name_ar: 'الوكرة', same_name: true }
const photo = async () => ({
  name: 'beach.jpg',
  content: await sharp({ create: { width: 1400, height: 900, channels: 3, background: '#0a7' } })
    .jpeg()
    .toBuffer(),
})

describeRules('pictures of regions and areas', (open) => {
  let database: Database
  let server: Listening
  let token: string
  beforeAll(async () => {
    database = await open()
    token = (await makeWorld(database.pool)).admins['Super Admin'].token
    server = await listen(database)
  })
  afterAll(async () => {
    await server.close()
    await database.close()
  })

  const regionOf = async (id: number) =>
    (await server.ask(regions.details, 'admin', { token, params: { id } })).output?.region

  it('are sent with the form, cropped, and kept until replaced', async () => {
    const body = { ...names, imagefile: await photo() }
    const { output: saved } = await server.ask(regions.save, 'admin', { token, body })
    const params = { id: saved?.id ?? 0 }
    const image = (await regionOf(params.id))?.image
    expect(image?.sizes.map(({ width }) => width)).toEqual([350, 96])
    const kept = await fetch(server.origin + image?.uri)
    const { format, width, height } = await sharp(await kept.arrayBuffer()).metadata()
    expect([format, width, height]).toEqual(['jpeg', 700, 300])

    await server.ask(regions.update, 'admin', { token, params, body: { name_en: 'Wakrah', version: 1 } })
    expect((await regionOf(params.id))?.image).toEqual(image)
    const another = await server.ask(regions.update, 'admin', {
      token,
      params,
      body: { imagefile: examplePicture, version: 2 },
    })
    expect(another.output?.version).toBe(3)
    expect((await regionOf(params.id))?.image?.uri).not.toBe(image?.uri)
  })

  it('work for areas too, and are in every list', async () => {
    const region = await server.ask(regions.save, 'admin', { token, body: names })
    const region_id = region.output?.id ?? 0
    const body = { ...names, region_id, imagefile: examplePicture }
    const { output: saved } = await server.ask(regions.saveArea, 'admin', { token, body })
    const { output } = await server.ask(regions.withAreas, 'admin', { token })
    const listed = output?.regions.find(({ id }) => id === region_id)
    expect(listed?.image).toBeNull()
    expect(listed?.areas.map(({ image }) => image?.uri)).toEqual([expect.stringMatching(/^\/files\//)])
    const params = { id: saved?.id ?? 0 }
    await server.ask(regions.updateArea, 'admin', { token, params, body: { imagefile: await photo() } })
    const shown = await server.ask(regions.areaDetails, 'admin', { token, params })
    expect(shown.output?.area.image?.sizes.length).toBe(2)
  })

  it('are named by field if another user changed them', async () => {
    const { output: saved } = await server.ask(regions.save, 'admin', { token, body: names })
    const params = { id: saved?.id ?? 0 }
    await server.ask(regions.update, 'admin', { token, params, body: { imagefile: examplePicture } })
    const body = { imagefile: await photo(), version: 1 }
    const late = await server.ask(regions.update, 'admin', { token, params, body })
    expect(late.refusal?.errors).toEqual({ imagefile: 'Changed meanwhile' })
    const { rowCount } = await database.pool.query(
      'select from files where unused_since is not null and width > 1',
    )
    expect(rowCount).toBe(1)
  })
})
