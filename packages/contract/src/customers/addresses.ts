import { Id } from '../kernel/fields.ts'
import { Done, del, feature, post } from '../kernel/operation.ts'
import { SavedVersion, versioned } from '../kernel/version.ts'
import { AddressFields, positionIsWhole } from './customers.shapes.ts'

const writes = { kinds: ['admin'], permission: 'customers.write' } as const

/** Addresses of a customer at most. */
export const mostAddresses = 50

/** Addresses of customers (spec 3 §7 settings/customers). Orders keep copies of theirs. */
export const customerAddresses = feature('customerAddresses', {
  save: post('settings/customers/saveCustomerAddress', {
    ...writes,
    summary: 'A new address of a customer.',
    input: AddressFields.extend({ customer_id: Id }).superRefine(positionIsWhole),
    output: SavedVersion,
    errors: ['row.missing', 'customerAddresses.full'],
    example: (idOf) => ({
      body: {
        customer_id: idOf('customers'),
        area_id: idOf('areas'),
        street_number: '920',
        building_number: '14',
      },
    }),
  }),
  update: post('settings/customers/updateCustomerAddress/:id', {
    ...writes,
    summary: 'Change an address.',
    input: AddressFields.partial().extend(versioned).superRefine(positionIsWhole),
    output: SavedVersion,
    errors: ['version.stale'],
    example: (idOf) => ({ params: { id: idOf('customer_addresses') }, body: { building_number: '16' } }),
  }),
  remove: del('settings/customers/deleteCustomerAddress/:id', {
    ...writes,
    summary: 'Delete an address. Orders that went there keep it.',
    output: Done,
    example: (idOf) => ({ params: { id: idOf('customer_addresses') } }),
  }),
})
