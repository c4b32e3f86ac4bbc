import { positionsBench } from './balances/positions.bench.ts'
import { statementBench } from './balances/statement.bench.ts'
import { customersBench } from './customers/customers.bench.ts'
import { removeAll } from './data/places.ts'
import { type Figure, keeps, print } from './figures.ts'
import { listBench } from './list/list.bench.ts'
import { menuBench } from './menu/menu.bench.ts'
import { millionBench } from './million/million.bench.ts'
import { pixelBench } from './pixel/pixel.bench.ts'
import { placeBench } from './place/place.bench.ts'
import { promisesBench } from './promises/promises.bench.ts'
import { promotionsBench } from './promotions/promotions.bench.ts'
import { reportsBench } from './reports/reports.bench.ts'
import { sendsBench } from './sends/sends.bench.ts'
import { sheetBench } from './sheet/sheet.bench.ts'
import { startBench } from './start/start.bench.ts'
import { storesBench } from './stores/stores.bench.ts'
import { trailBench } from './trail/trail.bench.ts'
import { uploadBench } from './upload/upload.bench.ts'
import { webBench } from './web/web.bench.ts'

const benches: Readonly<Record<string, () => Promise<Figure[]>>> = {
  web: webBench,
  start: startBench,
  list: listBench,
  million: millionBench,
  place: placeBench,
  promises: promisesBench,
  pixel: pixelBench,
  stores: storesBench,
  menu: menuBench,
  statement: statementBench,
  positions: positionsBench,
  promotions: promotionsBench,
  customers: customersBench,
  reports: reportsBench,
  sheet: sheetBench,
  upload: uploadBench,
  sends: sendsBench,
  trail: trailBench,
}

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !benches[name])
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(', ')}. There are: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}

const stop = () => void removeAll().then(() => process.exit(2))
process.on('SIGINT', stop)
process.on('SIGTERM', stop)

const figures: Figure[] = []
let failed = false
for (const [name, bench] of Object.entries(benches)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`${name} …`)
  await bench().then(
    (found) => figures.push(...found),
    (error: Error) => {
      failed = true
      console.error(`${name} could not be measured:`, error)
    },
  )
}
await removeAll()
console.log()
print(figures)
process.exit(failed || !figures.every(keeps) ? 1 : 0)
