import { qar } from '@sufra/contract/kernel/money'
import { general } from '@sufra/contract/settings/general'
import { implement } from '../../kernel/operations/implement.ts'
import { saveSetting } from './general.save.ts'
import { defaultRates, settingOf, settingRule } from './general.sql.ts'

const nameFields = { en: { field: 'name_en' }, ar: { field: 'name_ar' } }
const rateFields = {
  catering_commission: { field: 'catering_comission' },
  cash_on_delivery_limit: { wire: qar },
}

export default implement(general, settingRule, {
  show: async ({ db }) => {
    const { rates, ...ofRates } = await defaultRates(db)
    const names = await settingOf(db, 'product_name')
    const escalation = await settingOf(db, 'escalation')
    const ordering = await settingOf(db, 'ordering')
    return {
      names: { name_en: names.value.en, name_ar: names.value.ar, version: names.version },
      rates: { ...rates, ...ofRates },
      escalation: { ...escalation.value, version: escalation.version },
      ordering: { ...ordering.value, version: ordering.version },
    }
  },

  saveNames: (call) => {
    const { version, name_en: en, name_ar: ar } = call.input
    return saveSetting(call, 'product_name', { values: { en, ar }, version, fields: nameFields })
  },
  saveRates: (call) => {
    const { version, catering_comission: catering_commission, ...rest } = call.input
    const values = { ...rest, catering_commission }
    return saveSetting(call, 'default_rates', { values, version, fields: rateFields })
  },
  saveEscalation: (call) => {
    const { version, ...values } = call.input
    return saveSetting(call, 'escalation', { values, version })
  },
  saveOrdering: (call) => {
    const { version, ...values } = call.input
    return saveSetting(call, 'ordering', { values, version })
  },
})
