import { z } from 'zod'
import { Done, del, everyKind, feature, get, post } from '../kernel/operation.ts'
import { SavedVersion } from '../kernel/version.ts'
import {
  Addon,
  AddonEdit,
  AddonFields,
  AddonOption,
  AddonOptionEdit,
  AddonOptionFields,
} from './optionGroups.shapes.ts'

const reads = { kinds: everyKind, permission: 'restaurants.read' } as const
const writes = { kinds: everyKind, permission: 'restaurants.write' } as const
const staff = { name_en: 'Staff', name_ar: 'طاقم الخدمة' }
const waiter = { name_en: 'Waiter', name_ar: 'نادل', item_addon_option_price: 150, max_selection: 4 }

/** What can be added to an item (spec 2 §7). */
export const addons = feature('addons', {
  list: get('restaurant/addon/index/:id', {
    ...reads,
    summary: "An item's addons with their options, in their order.",
    output: z.object({ addons: z.array(Addon) }),
    example: (idOf) => ({ params: { id: idOf('items') } }),
  }),
  show: get('restaurant/addon/show/:id', {
    ...reads,
    summary: 'One addon.',
    output: z.object({ addon: Addon }),
    example: (idOf) => ({ params: { id: idOf('item_addons') } }),
  }),
  save: post('restaurant/addon/store', {
    ...writes,
    summary: 'A new addon, at the end.',
    input: AddonFields,
    output: SavedVersion,
    example: (idOf) => ({ body: { ...staff, item_id: idOf('items') } }),
  }),
  update: post('restaurant/addon/update/:id', {
    ...writes,
    summary: 'Change an addon.',
    input: AddonEdit,
    output: SavedVersion,
    errors: ['version.stale'],
    example: (idOf) => ({ params: { id: idOf('item_addons') }, body: staff }),
  }),
  remove: del('restaurant/addon/delete/:id', {
    ...writes,
    summary: 'Delete an addon; old orders keep it.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('item_addons') } }),
  }),
})

export const addonOptions = feature('addonOptions', {
  show: get('restaurant/addonOption/show/:id', {
    ...reads,
    summary: 'One option of an addon.',
    output: z.object({ addonOption: AddonOption }),
    example: (idOf) => ({ params: { id: idOf('item_addon_options') } }),
  }),
  save: post('restaurant/addonOption/store', {
    ...writes,
    summary: 'A new option of an addon, at the end.',
    input: AddonOptionFields,
    output: SavedVersion,
    example: (idOf) => ({ body: { ...waiter, item_addon_id: idOf('item_addons') } }),
  }),
  update: post('restaurant/addonOption/update/:id', {
    ...writes,
    summary: 'Change an option of an addon.',
    input: AddonOptionEdit,
    output: SavedVersion,
    errors: ['version.stale'],
    example: (idOf) => ({ params: { id: idOf('item_addon_options') }, body: waiter }),
  }),
  remove: del('restaurant/addonOption/delete/:id', {
    ...writes,
    summary: 'Delete an option of an addon; old orders keep it.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('item_addon_options') } }),
  }),
})
