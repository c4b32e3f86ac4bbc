import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { serverArguments } from './server/command.ts'
import type { Options } from './support/test.ts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/**
 * Each test runs once: in Arabic if tagged @ar, in Arabic at phone width if tagged @phone, else in English at full
 * width. Tests tagged @both run in English at full width and in Arabic at phone width, those tagged @only-phone at phone
 * width in both languages. With E2E_EVERY set, tests tagged @both or @every run in both languages at both widths, all
 * others also in English at full width, axe checks both colour schemes everywhere, and each hostile document is opened.
 * @every is for long journeys whose screens are looked at in both languages by other tests.
 */
const every = Boolean(process.env.E2E_EVERY)
const elsewhere = every ? /@only-phone/ : /@(only-phone|phone|ar)\b/

/** The headless shell draws the same pages with a quarter less of the processor. */
const installed = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'].find((path) => existsSync(path))

export default defineConfig<Options>({
  testDir: 'tests',
  fullyParallel: true,
  // More than the two cores of CI, as each waits for the server now and then.
  workers: 3,
  // What passes only when tried again has a fault.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Generous, for machines with other work: a passing test does not wait for it.
  timeout: 180_000,
  expect: { timeout: Number(process.env.E2E_PATIENCE ?? 30_000) },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    actionTimeout: 60_000,
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.SUFRA_CHROMIUM ?? installed,
      // Without a locale, Chromium names downloads with Arabic names "download".
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages live too briefly to be worth optimised code: without it, they take a seventh less of the processor.
        '--js-flags=--no-maglev,--no-turbofan',
      ],
    },
  },
  projects: [
    { name: 'en-wide', use: { language: 'en', viewport: wide }, grepInvert: elsewhere },
    {
      name: 'ar-wide',
      use: { language: 'ar', viewport: wide },
      grep: every ? /@(both|every|ar)\b/ : /@ar\b/,
    },
    {
      name: 'en-phone',
      use: { language: 'en', viewport: phone },
      grep: every ? /@(both|every|only-phone)\b/ : /@only-phone\b/,
    },
    {
      name: 'ar-phone',
      use: { language: 'ar', viewport: phone },
      grep: every ? /@(both|every|phone|only-phone)\b/ : /@(both|phone|only-phone)\b/,
    },
  ],
  webServer: {
    command: [process.execPath, ...serverArguments].map((each) => `"${each}"`).join(' '),
    wait: {
      stdout: /ready on (?<e2e_origin>\S+) seeded by (?<e2e_seeding>\S+) mails in (?<e2e_mails>\S+)/,
    },
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stderr: 'pipe',
  },
})
