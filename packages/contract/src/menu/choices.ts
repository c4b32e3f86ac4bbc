import { z } from 'zod'
import { Done, del, everyKind, feature, get, post } from '../kernel/operation.ts'
import { SavedVersion } from '../kernel/version.ts'
import {
  Choice,
  ChoiceEdit,
  ChoiceFields,
  ChoiceOption,
  ChoiceOptionEdit,
  ChoiceOptionFields,
} from './optionGroups.shapes.ts'

export * from './optionGroups.shapes.ts'

const reads = { kinds: everyKind, permission: 'restaurants.read' } as const
const writes = { kinds: everyKind, permission: 'restaurants.write' } as const
const salads = {
  item_choice_name_en: 'Salads',
  item_choice_name_ar: 'السلطات',
  min_selection_needed: 1,
  max_selection_needed: 2,
  max_quantity: 3,
}
const fattoush = { name_en: 'Fattoush', name_ar: 'فتوش', item_choice_price: 5 }

/** What a customer must or may choose with an item (spec 2 §7). */
export const choices = feature('choices', {
  list: get('restaurant/choice/index/:id', {
    ...reads,
    summary: "An item's choices with their options, in their order.",
    output: z.object({ choices: z.array(Choice) }),
    example: (idOf) => ({ params: { id: idOf('items') } }),
  }),
  show: get('restaurant/choice/show/:id', {
    ...reads,
    summary: 'One choice.',
    output: z.object({ choice: Choice }),
    example: (idOf) => ({ params: { id: idOf('item_choices') } }),
  }),
  save: post('restaurant/choice/store', {
    ...writes,
    summary: 'A new choice, at the end.',
    input: ChoiceFields,
    output: SavedVersion,
    example: (idOf) => ({ body: { ...salads, item_id: idOf('items') } }),
  }),
  update: post('restaurant/choice/update/:id', {
    ...writes,
    summary: 'Change a choice.',
    input: ChoiceEdit,
    output: SavedVersion,
    errors: ['version.stale'],
    example: (idOf) => ({ params: { id: idOf('item_choices') }, body: salads }),
  }),
  remove: del('restaurant/choice/delete/:id', {
    ...writes,
    summary: 'Delete a choice; old orders keep it.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('item_choices') } }),
  }),
})

export const choiceOptions = feature('choiceOptions', {
  show: get('restaurant/choiceOption/show/:id', {
    ...reads,
    summary: 'One option of a choice.',
    output: z.object({ choiceOption: ChoiceOption }),
    example: (idOf) => ({ params: { id: idOf('item_choice_options') } }),
  }),
  save: post('restaurant/choiceOption/store', {
    ...writes,
    summary: 'A new option of a choice, at the end.',
    input: ChoiceOptionFields,
    output: SavedVersion,
    example: (idOf) => ({ body: { ...fattoush, item_choice_id: idOf('item_choices') } }),
  }),
  update: post('restaurant/choiceOption/update/:id', {
    ...writes,
    summary: 'Change an option of a choice.',
    input: ChoiceOptionEdit,
    output: SavedVersion,
    errors: ['version.stale'],
    example: (idOf) => ({ params: { id: idOf('item_choice_options') }, body: fattoush }),
  }),
  remove: del('restaurant/choiceOption/delete/:id', {
    ...writes,
    summary: 'Delete an option of a choice; old orders keep it.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('item_choice_options') } }),
  }),
})
