import { branding } from '@sufra/contract/settings/branding'
import { personOf } from '../../kernel/access/scope.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { failFields } from '../../kernel/errors/fieldErrors.ts'
import { auditedImage, picture } from '../../kernel/images/auditedImage.ts'
import { pictureOfFile } from '../../kernel/images/savedImages.ts'
import { saveEdit } from '../../kernel/operations/edit.ts'
import { type Call, implement } from '../../kernel/operations/implement.ts'
import * as store from './branding.sql.ts'

const { table, platformId: id } = store

async function uploaded(db: Call['db'], file: { readonly id: number } | undefined) {
  if (!file) return null
  const image = orNotFound(picture(await pictureOfFile(db, file.id)) ?? undefined)
  return { image_id: file.id, image }
}

export default implement(branding, store.logoRule, {
  show: async ({ db, scopeFilter, services: { settings } }) => {
    const { logo, small_logo, ...rest } = orNotFound(await store.logos(db, scopeFilter))
    const sso = settings.oidc ? { name: settings.oidc.name } : null
    return { logo: picture(logo), small_logo: picture(small_logo), ...rest, sso }
  },

  details: async ({ db, scopeFilter }) => {
    const { logo, small_logo, ...rest } = orNotFound(await store.platformDetails(db, scopeFilter))
    return { platform: { logo: picture(logo), small_logo: picture(small_logo), ...rest } }
  },

  saveImages: async ({ db, input }) => ({
    logo: await uploaded(db, input.logo),
    small_logo: await uploaded(db, input.small_logo),
  }),

  changeLogo: async ({ db, scope, caller, scopeFilter: allowed, input }) => {
    const { version, accent, ...files } = input
    const { account_id } = personOf(scope)
    const ids = Object.values(files).filter((file) => typeof file === 'number')
    const usable = new Set((await store.usableLogos(db, ids, account_id)).map((file) => file.id))
    const gone = Object.entries(files).filter(([, file]) => typeof file === 'number' && !usable.has(file))
    failFields(
      gone.map(([field]) => field),
      'image.gone',
      caller.language,
    )
    return saveEdit(
      { db, caller },
      {
        table,
        id,
        allowed,
        values: { logo_id: files.logo, small_logo_id: files.small_logo, accent },
        version,
        auditFields: {
          logo_id: auditedImage('logo'),
          small_logo_id: auditedImage('small_logo'),
          accent: {},
        },
      },
    )
  },

  saveDetails: ({ db, caller, scopeFilter: allowed, input: { version, ...values } }) =>
    saveEdit(
      { db, caller },
      {
        table,
        id,
        allowed,
        values,
        version,
        auditFields: { tax_number: {}, support_phone: {}, support_email: {} },
      },
    ),

  shown: async ({ db, scopeFilter }) => orNotFound(await store.platformShown(db, scopeFilter)),
})
