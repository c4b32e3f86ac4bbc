/** Tells the bench that this server answers, and from then on what it has used of the processor. */
export function tellReady(origin: string): void {
  process.send?.({ origin })
  // The bench has ended, however it did.
  process.on('disconnect', () => process.exit(0))
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMs: (user + system) / 1000 })
  })
}
