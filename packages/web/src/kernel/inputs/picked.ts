/** A store or an item that was chosen, with what it is shown by. */
export interface Picked {
  readonly id: number
  readonly name: string
  /** Of which restaurant or store it is. */
  readonly of?: string
}

/** As many as a person reads; typing finds the others. */
export const mostShown = 20

export const idsOf = (picked: readonly Picked[]): number[] => picked.map(({ id }) => id)
