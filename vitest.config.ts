import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Those that take longest, begun first: begun last, the others' workers would stand idle beside them. */
const longest = [
  'test/process',
  'test/kinds.1',
  'test/process.start',
  'test/kinds.2',
  'test/fuzz',
  'test/kinds.pglite',
  'desk/list.narrow',
  'independent/independent',
  'webhooks/webhooks',
  'database/embedded',
  'reports/reports',
  'figures/figures',
  'database/archive',
  'desk/list',
  'notifications/notifications.races',
  'placement/placement.race',
  'desk/orders.counts',
  'database/migrate',
  'demo/load',
  'operations/withImages',
  'scripts/tools',
  'jobs/jobs',
  'ledger/reconcile',
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
    environment: 'node',
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/!(web)/{src,test,demo,scripts}/**/*.test.ts'],
          // Node reads TypeScript itself, which takes less time than having Vite rewrite each module.
          experimental: { viteModuleRunner: false },
        },
      },
      { extends: true, test: { name: 'web', include: ['packages/web/src/**/*.test.{ts,tsx}'] } },
    ],
    pool: 'forks',
    // The modules of the server are read once for a worker, not once for every file.
    isolate: false,
    // One more than the two cores of CI: tests wait for a database or a child process now and then. With four, the same
    // tests take a fifth longer.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // What passes only when tried again has a fault.
    retry: 0,
    // A busy machine answers later, not differently: only what hangs reaches these limits.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 60_000 } },
    env: { NODE_ENV: 'test' },
  },
})
