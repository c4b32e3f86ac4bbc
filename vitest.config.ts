import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take a minute and more, begun first: begun last, the others' workers would stand idle beside them. */
const longest = [
  'test/process',
  'independent/independent',
  'test/fuzz',
  'test/kinds.1',
  'test/kinds.2',
  'database/archive',
  'database/embedded',
  'notifications/notifications.races',
  'desk/list.narrow',
  'test/kinds.pglite',
  'scripts/tools',
  'jobs/jobs',
  'database/migrate',
  'webhooks/webhooks',
  'demo/load',
  'ledger/reconcile',
  'placement/placement.race',
  'images/decode',
  'menuImport/menuImport.large',
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
    // A busy machine answers later, not differently: only what hangs reaches these limits.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    env: { NODE_ENV: 'test' },
  },
})
