import { logo } from '@sufra/contract/logo'
import { sql } from 'drizzle-orm'
import { rows as select } from '../../kernel/database/db.ts'
import { type PictureRow, picture, pictureOf } from '../../kernel/images/auditedImage.ts'
import { implement } from '../../kernel/operations/implement.ts'
import { found } from '../../kernel/errors/apiError.ts'

interface LogoRow extends Record<string, unknown> {
  logo: PictureRow | null
  small_logo: PictureRow | null
  product_name: { en: string; ar: string }
}

export default implement(
  logo,
  { nobody: () => sql`true` },
  {
    show: async ({ db, rows }) => {
      const [row] = await select<LogoRow>(
        db,
        sql`select ${pictureOf(sql`logo_id`)} as logo, ${pictureOf(sql`small_logo_id`)} as small_logo,
            (select value from settings where settings.key = 'product_name') as product_name
          from application_logos where ${rows}`,
      )
      const { product_name, ...logos } = found(row)
      return { logo: picture(logos.logo), small_logo: picture(logos.small_logo), product_name }
    },
  },
)
