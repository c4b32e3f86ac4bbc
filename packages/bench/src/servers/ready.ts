/** Tells the bench that this server is ready, and from then on reports its processor time. */
export function reportReady(origin: string): void {
  process.send?.({ origin })
  // The bench has ended, for whatever reason.
  process.on('disconnect', () => process.exit(0))
  process.on('message', () => {
    const { user, system } = process.cpuUsage()
    process.send?.({ cpuMs: (user + system) / 1000 })
  })
}
