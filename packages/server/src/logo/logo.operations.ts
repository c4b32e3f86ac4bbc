import { logo } from '@sufra/contract/logo'
import { sql } from 'drizzle-orm'
import { rows as select } from '../kernel/db.ts'
import { fileUri } from '../kernel/files.ts'
import { implement } from '../kernel/implement.ts'
import { found } from '../kernel/refuse.ts'

interface LogoRow extends Record<string, unknown> {
  logo_key: string | null
  small_logo_key: string | null
  product_name: { en: string; ar: string }
}

const picture = (key: string | null) => (key === null ? null : { uri: fileUri(key) })

export default implement(
  logo,
  { nobody: () => sql`true` },
  {
    show: async ({ db, rows }) => {
      const [row] = await select<LogoRow>(
        db,
        sql`select large.key as logo_key, small.key as small_logo_key,
            (select value from settings where settings.key = 'product_name') as product_name
          from application_logos
          left join files large on large.id = logo_id left join files small on small.id = small_logo_id
          where ${rows}`,
      )
      const { logo_key, small_logo_key, product_name } = found(row)
      return { logo: picture(logo_key), small_logo: picture(small_logo_key), product_name }
    },
  },
)
