import { customerAddresses, mostAddresses } from '@sufra/contract/customers/addresses'
import { fail, orNotFound } from '../../kernel/errors/apiError.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { addRow, archiveRow, lockRow } from '../../kernel/operations/rows.ts'
import { liveCustomers } from '../identity/identity.sql.ts'
import { addressScope, areaBy, countAddresses } from './addresses.sql.ts'

const auditFields = {
  name: {},
  area_id: {},
  street_number: {},
  building_number: {},
  notes: {},
  latitude: {},
  longitude: {},
}

export default implement(customerAddresses, addressScope, {
  save: async ({ db, input: { customer_id, ...values } }) => {
    // Under the customer's lock, so that parallel ones do not exceed the limit.
    orNotFound(await lockRow(db, 'customers', liveCustomers, customer_id))
    const { region_id } = orNotFound(await areaBy(db, values.area_id), 'area_id')
    if ((await countAddresses(db, customer_id)) >= mostAddresses)
      fail('customerAddresses.full', { params: { most: mostAddresses } })
    return addRow(db, 'customer_addresses', { ...values, customer_id, region_id })
  },

  update: async ({ db, caller, scopeFilter, params: { id }, input: { version, ...values } }) => {
    const area =
      values.area_id === undefined ? undefined : orNotFound(await areaBy(db, values.area_id), 'area_id')
    return saveEdit(
      { db, caller },
      {
        table: 'customer_addresses',
        id,
        allowed: scopeFilter,
        values,
        derived: { region_id: area?.region_id },
        version,
        auditFields,
      },
    )
  },

  remove: async ({ db, scopeFilter, params: { id } }) => {
    orNotFound(await lockRow(db, 'customer_addresses', scopeFilter, id))
    await archiveRow(db, 'customer_addresses', id)
    return {}
  },
})
