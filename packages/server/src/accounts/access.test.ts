import { auth } from '@sufra/contract/accounts/auth'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { describeRules } from '../../test/databases.ts'
import { openDesk, openStream } from '../../test/openStream.ts'
import { type Member, names, openTeam, people, roles, type Team } from './roles/roles.fixture.ts'

describeRules('what the own role allows', (open) => {
  let team: Team
  beforeAll(async () => {
    team = await openTeam(open)
  })
  afterAll(() => team?.close())

  const listenTo = async ({ token }: Member) => {
    const { origin } = team.server
    const stream = await openStream({
      origin,
      door: 'admins',
      path: 'profile/access',
      output: auth.access.output,
      token,
    })
    const next = async () => (await stream.next())?.data
    const allowed = async () => (await next())?.permissions
    return { ...stream, next, allowed, hello: await next() }
  }
  const update = (id: number, body: object) =>
    team.outcome(team.chief, roles.update, { params: { id }, body })

  it('is sent to open pages when they connect and whenever the role gains or loses a permission', async () => {
    const id = await team.role(['orders.read', 'reviews.read'])
    const member = await team.member(id)
    const page = await listenTo(member)
    expect(page.hello).toMatchObject({ type: 'hello', permissions: ['orders.read', 'reviews.read'] })
    await update(id, { permissions: ['orders.read'] })
    expect(await page.allowed()).toEqual(['orders.read'])
    await update(id, { permissions: ['orders.read', 'faqs.read'] })
    expect(await page.allowed()).toEqual(['faqs.read', 'orders.read'])
    const renamed = names()
    await update(id, renamed)
    expect(await page.next()).toMatchObject({ type: 'changed', role: renamed.name_en })
    page.close()
  })

  it('is told when the role comes to require a second step, and while it is being set up', async () => {
    const id = await team.role(['orders.read'])
    const member = await team.member(id)
    const page = await listenTo(member)
    const desk = await openDesk(team.server.origin, 'admins', member.token)
    await desk.next()
    const require = (required: boolean) =>
      team.outcome(team.chief, secondStep.require, { params: { id }, body: { required } })
    expect(page.hello).toMatchObject({ must_set_up: false })
    expect(await require(true)).toBe(200)
    expect(await page.next()).toMatchObject({ type: 'changed', must_set_up: true })
    expect(await desk.next()).toBeUndefined()
    expect((await listenTo(member)).hello).toMatchObject({ must_set_up: true })
    expect(await require(false)).toBe(200)
    expect(await page.next()).toMatchObject({ must_set_up: false })
    page.close()
  })

  it('is told of another role, and ends with the session', async () => {
    const member = await team.member(await team.role(['orders.read']))
    const page = await listenTo(member)
    await team.ask(team.chief, people.update, {
      params: { id: member.id },
      body: { role_id: await team.roleNamed('Marketing') },
    })
    expect(await page.allowed()).toEqual(['notifications.write'])
    await team.ask(team.chief, people.signOut, { params: { id: member.id } })
    expect(await page.next()).toBeUndefined()
  })

  it('ends an open stream when the role changes, and a new one sends what the role now allows', async () => {
    const id = await team.role(['orders.read', 'customers.read'])
    const member = await team.member(id)
    const desk = await openDesk(team.server.origin, 'admins', member.token)
    expect((await desk.next())?.data).toMatchObject({ type: 'hello' })
    await update(id, { permissions: ['orders.read'] })
    expect(await desk.next()).toBeUndefined()
    const again = await openDesk(team.server.origin, 'admins', member.token)
    expect((await again.next())?.data).toMatchObject({ type: 'hello' })
    await update(id, { permissions: ['reviews.read'] })
    expect(await again.next()).toBeUndefined()
    expect(await team.outcome(member, auth.verifyToken)).toBe(200)
  })
})
