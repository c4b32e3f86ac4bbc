import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { regions } from '@sufra/contract/stores/regions'
import { queryClient } from '../../kernel/data/operations.ts'

export type RegionWithAreas = OutputOf<typeof regions.withAreas>['regions'][number]

/** Their names and their choices stand in stores' delivery regions too. */
export async function refetchRegions(): Promise<void> {
  await Promise.all(
    ['regions', 'deliveryRegions'].map((feature) => queryClient.invalidateQueries({ queryKey: [feature] })),
  )
}
