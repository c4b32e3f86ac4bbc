import type { LookupAddress } from 'node:dns'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { isPrivate } from './webhooks.addresses.ts'
import { addressProblem, newSecret, postEvent, resolvedAddressProblem } from './webhooks.send.ts'

const requestTo = (url: string) => ({ url, secrets: [newSecret()], event_id: 'e-1', body: '{}' })

async function receiving<T>(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  run: (url: string) => Promise<T>,
): Promise<T> {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  try {
    return await run(`http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`)
  } finally {
    server.closeAllConnections()
    server.close()
  }
}

describe('addresses of webhooks', () => {
  it('are never private in production', () => {
    for (const address of [
      '127.0.0.1',
      '10.1.2.3',
      '172.31.255.255',
      '192.168.0.1',
      '169.254.169.254',
      '100.64.0.1',
      '0.0.0.0',
      '::1',
      '::',
      'fd00::1',
      'fe80::1',
      '::ffff:10.0.0.1',
      '64:ff9b::a00:1',
      // IPv4 within IPv6, translators, tunnels, and the former site-local range.
      '::127.0.0.1',
      '::93.184.216.34',
      '::ffff:0:127.0.0.1',
      '::ffff:0:93.184.216.34',
      '64:ff9b::93.184.216.34',
      '64:ff9b:1::1',
      'fec0::1',
      '2001::1',
      '2001:db8::1',
      '2002:7f00:1::',
      '4000::1',
      '255.255.255.255',
      '192.88.99.1',
      'no address',
    ]) {
      expect(isPrivate(address), address).toBe(true)
    }
    for (const address of ['93.184.216.34', '172.32.0.1', '2606:4700::1111', '::ffff:93.184.216.34']) {
      expect(isPrivate(address), address).toBe(false)
    }
  })

  it('are checked by all of the address', () => {
    for (const url of [
      'https://10.0.0.1/x',
      'https://[::1]/x',
      'https://[::ffff:127.0.0.1]/x',
      'https://2130706433/x',
      'https://0x7f.1/x',
      'https://localhost/x',
      'https://LOCALHOST./x',
      'https://api.localhost/x',
      'https://[::127.0.0.1]/x',
      'https://[fec0::1]/x',
      'http://app.example/x',
      'ftp://app.example',
      'https://me:secret@app.example/',
      'nonsense',
    ]) {
      expect(addressProblem(url, true), url).toBeTypeOf('string')
    }
    expect(addressProblem('https://app.example/hooks?x=1', true)).toBeUndefined()
    expect(addressProblem('http://127.0.0.1:4000/', false)).toBeUndefined()
  })

  it('are resolved when connecting: a public name of a private address is rejected', async () => {
    await expect(postEvent(requestTo('https://localhost:9/'), true)).rejects.toThrow(/private address/)
    await expect(postEvent(requestTo('https://127.0.0.1:9/'), true)).rejects.toThrow(/private address/)
  })
})

describe('a name with several addresses', () => {
  const names =
    (...answers: string[][]) =>
    (_host: string, _options: object, done: (error: null, found: LookupAddress[]) => void) => {
      const found = (answers.length > 1 ? answers.shift() : answers[0]) ?? []
      done(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )
    }
  const hook = 'https://app.example/hook'

  it('is accepted if all of them are public', async () => {
    expect(await resolvedAddressProblem(hook, true, names(['93.184.216.34', '2606:4700::1']))).toBeUndefined()
    for (const inside of ['127.0.0.1', 'fe80::1', '64:ff9b::7f00:1'])
      expect(await resolvedAddressProblem(hook, true, names(['93.184.216.34', inside]))).toContain(
        'private address',
      )
    expect(await resolvedAddressProblem(hook, true, names([]))).toContain('no address')
    expect(await resolvedAddressProblem('http://localhost:4000/hook', false)).toBeUndefined()
  })

  it('is resolved once per call, which then connects to these addresses', async () => {
    const inside = names(['127.0.0.1'])
    await expect(postEvent(requestTo(hook), true, { resolve: inside })).rejects.toThrow(/private address/)
    let asked = 0
    const counted = (...given: Parameters<typeof inside>) => {
      asked++
      names(['192.0.2.1', '93.184.216.34'])(...given)
    }
    await expect(postEvent(requestTo(hook), true, { resolve: counted })).rejects.toThrow(/private address/)
    expect(asked).toBe(1)
  })
})

describe('posting an event', () => {
  it('signs what it sends', async () => {
    const before = Math.floor(Date.now() / 1000)
    const [secret, earlier] = [newSecret(), newSecret()]
    const got = Promise.withResolvers<{ headers: IncomingMessage['headers']; body: string }>()
    const status = await receiving(
      (request, response) => {
        let body = ''
        request.on('data', (part) => {
          body += part
        })
        request.on('end', () => {
          got.resolve({ headers: request.headers, body })
          response.writeHead(204).end()
        })
      },
      (url) => postEvent({ url, secrets: [secret, earlier], event_id: 'e-7', body: '{"a":"قهوة"}' }, false),
    )
    const { headers, body } = await got.promise
    expect(status).toBe(204)
    expect(body).toBe('{"a":"قهوة"}')
    expect(headers['webhook-id']).toBe('e-7')
    const timestamp = Number(headers['webhook-timestamp'])
    expect(timestamp).toBeGreaterThanOrEqual(before)
    expect(timestamp).toBeLessThanOrEqual(Math.ceil(Date.now() / 1000))
    const sent = headers as Record<string, string>
    for (const known of [secret, earlier])
      expect(new Webhook(known).verify(body, sent)).toEqual({ a: 'قهوة' })
    for (const [other, changed] of [
      [newSecret(), body],
      [secret, `${body} `],
    ] as const)
      expect(() => new Webhook(other).verify(changed, sent)).toThrow('No matching signature found')
    expect(() => new Webhook(secret).verify(body, { ...sent, 'webhook-id': 'e-8' })).toThrow('No matching')
  })

  it('follows no redirect', async () => {
    let calls = 0
    const status = await receiving(
      (_request, response) => {
        calls++
        response.writeHead(302, { location: '/elsewhere' }).end()
      },
      (url) => postEvent(requestTo(url), false),
    )
    expect([status, calls]).toEqual([302, 1])
  })

  it('does not wait for the body', async () => {
    const status = await receiving(
      (_request, response) => {
        response.writeHead(200)
        const drip = setInterval(() => response.write('x'.repeat(1000)), 5)
        response.on('close', () => clearInterval(drip))
      },
      (url) => postEvent(requestTo(url), false),
    )
    expect(status).toBe(200)
  })

  it('gives up on a receiver that does not answer', async () => {
    await receiving(
      () => {},
      (url) => expect(postEvent(requestTo(url), false, { waitMs: 200 })).rejects.toThrow(),
    )
  })
})
