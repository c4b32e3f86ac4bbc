import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/{src,test,demo,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    pool: 'forks',
    // Most tests wait for a database or a child process rather than for a processor.
    maxWorkers: 4,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A busy machine answers later, not differently.
    expect: { poll: { timeout: 15_000 } },
    retry: process.env.CI ? 1 : 0,
    env: { NODE_ENV: 'test' },
  },
})
