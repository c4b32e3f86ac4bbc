/** How often a screen asks again for what no stream delivers, in ms. */
export const refetchEvery = {
  /** How far a job has come, while it runs. */
  job: 1_000,
  /** What others change while somebody watches it. */
  live: 5_000,
  /** What goes by the clock, or changes rarely. */
  calm: 60_000,
} as const
