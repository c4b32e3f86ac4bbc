/** The previous release: its commit, which `npm run chaos -- upgrade` runs beside this program, and its last migration. */
export const previous = {
  commit: '58f39cac232b7ff5a62cb91a1d9ab457e139fd41',
  lastMigration: '0412_webhook_secret_before.sql',
  /** Whether it starts on a database that a newer program has migrated. */
  canRollBack: true,
}
