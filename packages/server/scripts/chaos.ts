import { parseArgs } from 'node:util'
import { checks } from '../chaos/checks.ts'
import { killChildren } from '../chaos/child.ts'
import { removeTemplate } from '../chaos/deployment.ts'
import { databaseKinds } from '../test/databases.ts'

const usage = `Makes faults under load, on real processes, and says what came of them.
  npm run chaos                          all of it
  npm run chaos -- kill                  what begins with this: ${checks.map(({ name }) => name).join(', ')}
  npm run chaos -- kill --rounds 100     so often
  npm run chaos -- mutants --only orders/      only rules of files and operations with this in their name`

function readArguments() {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { rounds: { type: 'string' }, only: { type: 'string' } },
    })
    const { rounds, only } = values
    const chosen = checks.filter(
      ({ name }) => positionals.length === 0 || positionals.some((wanted) => name.startsWith(wanted)),
    )
    if (chosen.length === 0 || (rounds !== undefined && !/^[1-9]\d{0,4}$/.test(rounds))) return undefined
    return { chosen, only, rounds: rounds === undefined ? undefined : Number(rounds) }
  } catch {
    return undefined
  }
}

const given = readArguments()
if (!given) {
  console.error(usage)
  process.exit(2)
}
process.on('SIGINT', () => {
  killChildren()
  process.exit(1)
})

let faults = 0
for (const { name, check, rounds, postgres } of given.chosen) {
  console.log(`\n— ${name}`)
  if (postgres && !databaseKinds.includes('postgres')) {
    console.log('  skipped: no Postgres')
    continue
  }
  const begun = performance.now()
  const say = (line: string) => console.log(`  ${line}`)
  const found = await check({
    rounds: given.rounds ?? rounds,
    only: given.only,
    long: true,
    say,
  }).catch((error: Error) => [error.message])
  for (const fault of found) console.log(`  FAULT ${fault}`)
  console.log(`  ${found.length} faults in ${Math.round((performance.now() - begun) / 1000)} s`)
  faults += found.length
}
await removeTemplate()
console.log(`\n${faults === 0 ? 'No faults' : `${faults} faults`}`)
process.exit(faults === 0 ? 0 : 1)
