import { branding } from '@sufra/contract/settings/branding'
import { socialLinks } from '@sufra/contract/settings/socialLinks'
import { linkNames } from '@sufra/contract/settings/socialLinks.shapes'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { describeEachDatabase } from '../../../test/databases.ts'
import { openStores, type StoresTest } from '../../stores/stores/stores.fixture.ts'

describeEachDatabase('social links', (open) => {
  let test: StoresTest
  beforeAll(async () => {
    test = await openStores(open)
  })
  beforeEach(async () => void (await test.database.pool.query('delete from social_links')))
  afterAll(() => test?.close())

  const add = (name_en: string, url = 'www.example.com/catering') =>
    test.ask(socialLinks.save, undefined, { name_en, url })
  const added = async (name_en: string, url?: string) => (await add(name_en, url)).output?.id ?? 0
  const listed = async () => (await test.ask(socialLinks.list, undefined)).output?.socialMedia ?? []

  it('are https addresses with one of five names, and on', async () => {
    const id = await added('WhatsApp', ' http://wa.me/97444123456 ')
    await added('Facebook')
    expect(await listed()).toEqual([
      { id, name_en: 'WhatsApp', url: 'https://wa.me/97444123456', type: 'app', status: true, version: 1 },
      expect.objectContaining({
        name_en: 'Facebook',
        url: 'https://www.example.com/catering',
        type: 'social',
      }),
    ])
    for (const url of ['', 'javascript:alert(1)', 'a b.example', 'https://', 'localhost', 'user:x@'])
      expect([url, (await add('Facebook', url)).refusal?.errors?.url]).toEqual([url, expect.any(String)])
    expect(Object.keys((await add('TikTok')).refusal?.errors ?? {})).toEqual(['name_en'])
  })

  it('are five at most, also if several people add at once', async () => {
    for (const name of linkNames.slice(0, 4)) await added(name)
    const answers = await Promise.all([add('Skype'), add('Skype'), add('Skype'), add('Skype')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.refusal).toMatchObject({
      code: 'socialLinks.full',
      message: 'There are five links already. Delete one to add another',
    })
    expect(await listed()).toHaveLength(5)
    await test.ask(socialLinks.remove, (await listed())[1]?.id)
    expect((await add('Instagram')).status).toBe(200)
    // A new link is the last, whichever was deleted.
    expect((await listed()).at(-1)?.name_en).toBe('Instagram')
  })

  it('are changed and switched off by the same call, and apps are told of those that are on', async () => {
    const id = await added('Facebook')
    await added('Skype', 'join.skype.com/x')
    const saved = await test.ask(socialLinks.update, id, {
      name_en: 'WhatsApp',
      url: 'wa.me/1.x',
      version: 1,
    })
    expect(saved.output).toEqual({ id, version: 2 })
    const off = await test.ask(socialLinks.update, id, { status: false })
    expect(off.output).toEqual({ id, version: 3 })
    expect((await listed())[0]).toMatchObject({ name_en: 'WhatsApp', type: 'app', status: false })
    const late = await test.ask(socialLinks.update, id, { url: 'b.example', version: 1 })
    expect([late.status, Object.keys(late.refusal?.errors ?? {})]).toEqual([
      409,
      ['name_en', 'url', 'status'],
    ])
    const told = await test.server.ask(branding.shown, 'channel', { token: test.world.channel })
    expect(told.output).toEqual({
      name: { en: 'Sufra', ar: 'سفرة' },
      support_phone: null,
      support_email: null,
      links: [{ name_en: 'Skype', url: 'https://join.skype.com/x' }],
    })
  })

  it('are deleted once: a second deletion is answered 404', async () => {
    const id = await added('Facebook')
    const answers = await Promise.all([test.ask(socialLinks.remove, id), test.ask(socialLinks.remove, id)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404])
    expect((await test.ask(socialLinks.update, id, { status: true })).status).toBe(404)
  })
})
