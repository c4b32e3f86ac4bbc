/** The previous release: its commit, which `npm run chaos -- upgrade` runs beside this program, and its last migration. */
export const previous = {
  commit: '932d9d2205653d237f24764e408b42eaba4ee23b',
  lastMigration: '0411_statement_rows_once.sql',
  /** Whether it starts on a database that a newer program has migrated. */
  canRollBack: true,
}
