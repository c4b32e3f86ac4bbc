import { defineConfig } from 'vitest/config'
import { pointsOf, withSwitches } from './points.ts'
import { root, sourceOf } from './sources.ts'

/** Tests on sources in which every right has a switch. */
export default defineConfig({
  root,
  plugins: [
    {
      name: 'switches',
      enforce: 'pre',
      transform: (text, path) => {
        const file = sourceOf(path)
        return file === undefined ? undefined : withSwitches(text, pointsOf(file, text))
      },
    },
  ],
  test: {
    include: ['packages/server/chaos/mutants/*.run.ts', 'packages/server/{src,test}/**/*.test.ts'],
    setupFiles: ['packages/server/chaos/mutants/switches.ts'],
    pool: 'forks',
    isolate: false,
    maxWorkers: 1,
    bail: 1,
    disableConsoleIntercept: true,
    testTimeout: 7_200_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 20_000 } },
    env: { NODE_ENV: 'test' },
  },
})
