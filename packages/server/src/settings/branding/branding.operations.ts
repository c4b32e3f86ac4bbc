import { branding } from '@sufra/contract/settings/branding'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { picture } from '../../kernel/images/auditedImage.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { logoRule, logos, platformDetails, platformId } from './branding.sql.ts'

export default implement(branding, logoRule, {
  show: async ({ db, scopeFilter }) => {
    const { logo, small_logo, product_name } = orNotFound(await logos(db, scopeFilter))
    return { logo: picture(logo), small_logo: picture(small_logo), product_name }
  },

  details: async ({ db, scopeFilter }) => ({ platform: orNotFound(await platformDetails(db, scopeFilter)) }),

  saveDetails: ({ db, caller, scopeFilter: allowed, input: { version, ...values } }) =>
    saveEdit(
      { db, caller },
      {
        table: 'application_logos',
        id: platformId,
        allowed,
        values,
        version,
        auditFields: { tax_number: {} },
      },
    ),
})
