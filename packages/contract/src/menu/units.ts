import { z } from 'zod'
import { Id, Text } from '../kernel/fields.ts'
import { Done, del, everyKind, feature, get, list, post } from '../kernel/operation.ts'
import { Translated } from '../kernel/translated.ts'
import { SavedVersion, Version, versioned } from '../kernel/version.ts'

/** A unit that an item is sold by. */
export const Unit = z.object({ id: Id, name: Translated, version: Version })
export type Unit = z.output<typeof Unit>

/** The default unit of an item (spec 2 §9). */
export const standardUnit = 1

const UnitFields = z.strictObject({ name_en: Text(50), name_ar: Text(50) })
const writes = { kinds: ['admin'], permission: 'units.write' } as const
const tray = { name_en: 'Tray', name_ar: 'صينية' }

/** Units (spec 2 §7): maintained by admins, read by everyone else (DECISIONS 11). */
export const units = feature('units', {
  all: get('restaurant/unit/getUnitsList', {
    kinds: everyKind,
    permission: 'everyone',
    summary: "All units, for an item's form.",
    output: z.object({ units: z.array(Unit), cut: z.boolean() }),
    example: () => ({}),
  }),
  list: list('restaurant/unit/index', {
    kinds: everyKind,
    permission: 'units.read',
    summary: 'Units by name. The list comes whole, whatever count and page are asked for.',
    filters: {},
    output: z.object({ units: z.array(Unit), cut: z.boolean() }),
    example: () => ({ body: { search: '' } }),
  }),
  save: post('restaurant/unit/store', {
    ...writes,
    summary: 'A new unit.',
    form: UnitFields,
    output: SavedVersion,
    example: () => ({ body: tray }),
  }),
  update: post('restaurant/unit/update/:id', {
    ...writes,
    summary: 'Rename a unit.',
    form: UnitFields.partial().extend(versioned),
    output: SavedVersion,
    errors: ['version.stale'],
    example: (idOf) => ({ params: { id: idOf('units') }, body: tray }),
  }),
  remove: del('restaurant/unit/delete/:id', {
    ...writes,
    summary: 'Delete a unit that no item is sold by.',
    output: Done,
    errors: ['units.inUse', 'units.standard'],
    example: (idOf) => ({ params: { id: idOf('units') } }),
  }),
})
