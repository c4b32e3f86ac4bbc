import { readFileSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { fastify } from 'fastify'
import { describe, expect, it } from 'vitest'
import { readSettings, SettingsError, settingNames } from './settings.ts'

function problems(env: Record<string, string>): string[] {
  try {
    readSettings(env)
    return []
  } catch (error) {
    if (error instanceof SettingsError) return error.problems
    throw error
  }
}

const production = { NODE_ENV: 'production', SUFRA_ORIGIN: 'https://sufra.example' }

describe('settings', () => {
  it('are all documented in the operating manual', () => {
    const manual = readFileSync(new URL('../../../../../docs/operating.md', import.meta.url), 'utf8')
    expect(settingNames.filter((name) => !manual.includes(`\`${name}\``))).toEqual([])
  })

  it('default to an embedded database with the demo marketplace', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({
      port: 3000,
      origin: 'http://localhost:3000',
      demo: true,
      simulate: true,
    })
    expect(settings.databaseUrl).toBeUndefined()
    expect(isAbsolute(settings.dataDir)).toBe(true)
  })

  it('treat empty values as unset', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' }).port).toBe(3000)
  })

  it('load no demo into Postgres or production by default', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://h/d' })).toMatchObject({ demo: false, simulate: false })
    expect(readSettings({ DATABASE_URL: 'postgres://h/d', SUFRA_DEMO: '1' }).demo).toBe(true)
    expect(readSettings({ SUFRA_SIMULATE: '0' })).toMatchObject({ demo: true, simulate: false })
    expect(readSettings(production)).toMatchObject({ demo: false, simulate: false, production: true })
  })

  it('report all problems at once, by name', () => {
    const found = problems({
      PORT: '70000',
      SUFRA_DEMO: 'yes',
      DATABASE_URL: 'mysql://user:secret@host/db',
      SUFRA_ORIGIN: 'sufra.example',
      LOG_LEVEL: 'loud',
    })
    expect(found).toEqual([
      'PORT must be from 0 to 65535 (it is "70000")',
      'DATABASE_URL must look like postgres://user:password@host:5432/sufra (it is set)',
      'SUFRA_ORIGIN must look like https://sufra.example (it is "sufra.example")',
      'SUFRA_DEMO must be 0 or 1 (it is "yes")',
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent (it is "loud")',
    ])
  })

  it('reject demo accounts and a missing origin in production', () => {
    expect(problems({ ...production, SUFRA_DEMO: '1' })).toEqual([expect.stringContaining('SUFRA_DEMO=1')])
    expect(problems({ NODE_ENV: 'production' })).toEqual([expect.stringContaining('SUFRA_ORIGIN is needed')])
  })

  it.each([
    ['https://sufra.example/', 'https://sufra.example'],
    ['http://192.168.1.5:8080', 'http://192.168.1.5:8080'],
  ])('take %s as origin', (text, origin) => expect(readSettings({ SUFRA_ORIGIN: text }).origin).toBe(origin))

  it.each(['https://sufra.example/app', 'ftp://x', 'https://x?y'])('reject %s as origin', (text) => {
    expect(problems({ SUFRA_ORIGIN: text })).toHaveLength(1)
  })

  it.each(['0', '2', '10.0.0.1', '10.0.0.0/8, 192.168.1.7', '::1,fd00::/8', '127.0.0.1/32', '::/128'])(
    'take %s as the proxies in front',
    async (text) => {
      const { trustProxy } = readSettings({ SUFRA_TRUST_PROXY: text })
      expect(trustProxy).toEqual(/^\d$/.test(text) ? Number(text) : text)
      if (typeof trustProxy === 'string') await fastify({ trustProxy }).close()
    },
  )

  it.each([
    '999.1.1.1',
    '10.0.0.1/33',
    '::1/129',
    '10.0.0.0/0',
    '10.0.0.0/8/8',
    '10.0.0.1,',
    '100',
    ':',
    '10.0',
  ])('refuse %s as the proxies in front', (text) => {
    expect(problems({ SUFRA_TRUST_PROXY: text })).toEqual([
      `SUFRA_TRUST_PROXY must be 0, a number of proxies, or addresses separated by commas (it is "${text}")`,
    ])
  })

  it('never print secrets', () => {
    const text = problems({ SMTP_URL: 'hunter2', SUFRA_S3_ENDPOINT: 'x' }).join()
    expect(text).toContain('SMTP_URL')
    expect(text).not.toContain('hunter2')
  })

  it('accept the owner’s address only beside the server’s', () => {
    const SUFRA_OWNER_DATABASE_URL = 'postgres://owner@localhost/sufra'
    expect(problems({ SUFRA_OWNER_DATABASE_URL })).toEqual([expect.stringContaining('needs DATABASE_URL')])
  })

  it('need a key on Postgres in production, 32 bytes or several', () => {
    const postgres = { ...production, DATABASE_URL: 'postgres://h/d' }
    expect(problems(postgres)).toEqual([expect.stringContaining('SUFRA_SECRET_KEY is needed')])
    const [key, old] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)].map((bytes) => bytes.toString('base64'))
    expect(problems({ ...postgres, SUFRA_SECRET_KEY: `${key}, ${old}` })).toEqual([])
    expect(problems({ SUFRA_SECRET_KEY: 'c2hvcnQ=' })).toEqual([
      'SUFRA_SECRET_KEY must be 32 bytes in base64, or several such keys after commas (it is set)',
    ])
  })

  it('accept the S3 settings only together', () => {
    expect(problems({ SUFRA_S3_BUCKET: 'b' })).toEqual([expect.stringContaining('go together')])
  })
})
