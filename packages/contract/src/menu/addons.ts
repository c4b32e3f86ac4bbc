import { z } from 'zod'
import {
  Addon,
  AddonEdit,
  AddonFields,
  AddonOption,
  AddonOptionEdit,
  AddonOptionFields,
} from './optionGroups.shapes.ts'
import { Done, del, everyKind, feature, get, post } from '../kernel/operation.ts'
import { SavedVersion } from '../kernel/version.ts'

const reads = { kinds: everyKind, needs: 'restaurants.read' } as const
const writes = { kinds: everyKind, needs: 'restaurants.write' } as const
const staff = { name_en: 'Staff', name_ar: 'طاقم الخدمة' }
const waiter = { name_en: 'Waiter', name_ar: 'نادل', item_addon_option_price: 150, max_selection: 4 }

/** What can be added to an item (spec 2 §7). */
export const addons = feature('addons', {
  list: get('restaurant/addon/index/:id', {
    ...reads,
    about: "An item's addons with their options, in their order.",
    gives: z.object({ addons: z.array(Addon) }),
    example: (rows) => ({ params: { id: rows('items') } }),
  }),
  show: get('restaurant/addon/show/:id', {
    ...reads,
    about: 'One addon.',
    gives: z.object({ addon: Addon }),
    example: (rows) => ({ params: { id: rows('item_addons') } }),
  }),
  save: post('restaurant/addon/store', {
    ...writes,
    about: 'A new addon, at the end.',
    takes: AddonFields,
    gives: SavedVersion,
    example: (rows) => ({ body: { ...staff, item_id: rows('items') } }),
  }),
  update: post('restaurant/addon/update/:id', {
    ...writes,
    about: 'Change an addon.',
    takes: AddonEdit,
    gives: SavedVersion,
    refuses: ['version.stale'],
    example: (rows) => ({ params: { id: rows('item_addons') }, body: staff }),
  }),
  remove: del('restaurant/addon/delete/:id', {
    ...writes,
    about: 'Delete a addon; old orders keep it.',
    gives: Done,
    example: (rows) => ({ params: { id: rows('item_addons') } }),
  }),
})

/** The options of an addon. */
export const addonOptions = feature('addonOptions', {
  show: get('restaurant/addonOption/show/:id', {
    ...reads,
    about: 'One option of an addon.',
    gives: z.object({ addonOption: AddonOption }),
    example: (rows) => ({ params: { id: rows('item_addon_options') } }),
  }),
  save: post('restaurant/addonOption/store', {
    ...writes,
    about: 'A new option of an addon, at the end.',
    takes: AddonOptionFields,
    gives: SavedVersion,
    example: (rows) => ({ body: { ...waiter, item_addon_id: rows('item_addons') } }),
  }),
  update: post('restaurant/addonOption/update/:id', {
    ...writes,
    about: 'Change an option of an addon.',
    takes: AddonOptionEdit,
    gives: SavedVersion,
    refuses: ['version.stale'],
    example: (rows) => ({ params: { id: rows('item_addon_options') }, body: waiter }),
  }),
  remove: del('restaurant/addonOption/delete/:id', {
    ...writes,
    about: 'Delete an option of an addon; old orders keep it.',
    gives: Done,
    example: (rows) => ({ params: { id: rows('item_addon_options') } }),
  }),
})
