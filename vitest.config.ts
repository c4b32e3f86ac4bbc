import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take a minute and more, begun first: begun last, the others' workers would stand idle beside them. */
const longest = [
  'test/process',
  'test/kinds.postgres',
  'database/archive',
  'desk/orders.counts',
  'webhooks/webhooks',
  'database/embedded',
  'accounts/resetPassword',
  'test/kinds.1',
  'test/kinds.2',
  'demo/load',
  'database/db',
  'jobs/jobs',
  'database/migrate',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification) => {
      const found = longest.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`))
      return found === -1 ? longest.length : found
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  test: {
    include: ['packages/*/{src,test,demo,scripts}/**/*.test.{ts,tsx}'],
    environment: 'node',
    pool: 'forks',
    // The modules of the server are read once for a worker, not once for every file.
    isolate: false,
    // Most tests wait for a database or a child process rather than for a processor.
    maxWorkers: 4,
    sequence: { sequencer: LongestFirst },
    testTimeout: 180_000,
    hookTimeout: 300_000,
    // A busy machine answers later, not differently.
    expect: { poll: { timeout: 60_000 } },
    env: { NODE_ENV: 'test' },
  },
})
