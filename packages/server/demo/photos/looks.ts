import { bitePainters } from './bites.ts'
import { bowlPainters, taginePainters } from './bowls.ts'
import { boxPainters } from './boxes.ts'
import { breadPainters } from './breads.ts'
import { buffetPainters } from './buffets.ts'
import { cupPainters } from './cups.ts'
import { datePainters } from './dates.ts'
import type { Painter } from './dish.ts'
import { fruitPainters } from './fruit.ts'
import { glassPainters } from './glasses.ts'
import { grillPainters } from './grill.ts'
import { mezzePainters } from './mezze.ts'
import { noodlePainters } from './noodles.ts'
import { panPainters } from './pans.ts'
import { pidePainters } from './pide.ts'
import { flatPainters } from './pies.ts'
import { platePainters } from './plates.ts'
import { ricePainters, wholePainters } from './rice.ts'
import { rollPainters } from './rolls.ts'
import { saladPainters } from './salads.ts'
import { stackPainters } from './stacks.ts'
import { sweetPainters } from './sweets.ts'

/** Every kind of dish and its variants: what a look `kind/variant[/tint]` can name. */
export const looks: Record<string, Record<string, Painter>> = {
  rice: ricePainters,
  whole: wholePainters,
  bowl: bowlPainters,
  tagine: taginePainters,
  grill: grillPainters,
  plate: platePainters,
  pan: panPainters,
  noodle: noodlePainters,
  flat: flatPainters,
  pide: pidePainters,
  bread: breadPainters,
  salad: saladPainters,
  mezze: mezzePainters,
  fruit: fruitPainters,
  box: boxPainters,
  buffet: buffetPainters,
  rolls: rollPainters,
  bites: bitePainters,
  sweet: sweetPainters,
  dates: datePainters,
  stack: stackPainters,
  cups: cupPainters,
  glass: glassPainters,
}

export function painterOf(look: string): { painter: Painter; tint: string | undefined } {
  const [kind = '', variant = '', tint] = look.split('/')
  const painter = looks[kind]?.[variant]
  if (!painter) throw new Error(`Nobody draws ${look}`)
  return { painter, tint }
}
