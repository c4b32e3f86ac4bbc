import { branding } from '@sufra/contract/settings/branding'
import { sql } from 'drizzle-orm'
import { nullable, object, text } from '../../kernel/database/columns.ts'
import { queryOne } from '../../kernel/database/query.ts'
import { orNotFound } from '../../kernel/errors/apiError.ts'
import { picture, pictureOf, pictureRow } from '../../kernel/images/auditedImage.ts'
import { implement } from '../../kernel/operations/implement.ts'

const logoColumns = {
  logo: nullable(pictureRow),
  small_logo: nullable(pictureRow),
  product_name: object({ en: text, ar: text }),
}

export default implement(
  branding,
  { nobody: () => sql`true` },
  {
    show: async ({ db, scopeFilter }) => {
      const row = await queryOne(
        db,
        logoColumns,
        sql`select ${pictureOf(sql`logo_id`)} as logo, ${pictureOf(sql`small_logo_id`)} as small_logo,
            (select value from settings where settings.key = 'product_name') as product_name
          from application_logos where ${scopeFilter}`,
      )
      const { product_name, ...logos } = orNotFound(row)
      return { logo: picture(logos.logo), small_logo: picture(logos.small_logo), product_name }
    },
  },
)
