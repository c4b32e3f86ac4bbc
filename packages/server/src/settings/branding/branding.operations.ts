import { branding } from '@sufra/contract/settings/branding'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { picture } from '../../kernel/images/auditedImage.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { logoRule, logos } from './branding.sql.ts'

export default implement(branding, logoRule, {
  show: async ({ db, scopeFilter }) => {
    const { logo, small_logo, product_name } = orNotFound(await logos(db, scopeFilter))
    return { logo: picture(logo), small_logo: picture(small_logo), product_name }
  },
})
