import { homes } from '@sufra/contract/kernel/kinds'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { completePermissions, type Permission } from '@sufra/contract/kernel/permissions'
import { use } from 'react'
import { CrumbsContext } from '../../kernel/page/crumbs.ts'
import { navNeeds } from '../../kernel/session/navNeeds.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { areaText, restaurantAreaText } from '../permissions/permissions.text.ts'
import { usePermissionName } from '../permissions/usePermissionName.ts'
import css from './roles.module.css'
import { rolesText } from './roles.text.ts'
import { useAreas } from './useAreas.ts'

interface Props {
  readonly value: readonly Permission[]
  readonly onChange: (value: readonly Permission[]) => void
  readonly readOnly?: boolean
  readonly error?: string | undefined
}

/** The menu's names of the pages that a permission opens. */
function usePagesOf(): (permission: Permission) => readonly Bilingual[] {
  const crumbs = use(CrumbsContext)
  const { kind } = useSession()
  const pages = Object.entries(navNeeds).filter(([path]) => path.startsWith(`${homes[kind]}/`))
  return (permission) =>
    pages.filter(([, needs]) => needs === permission).flatMap(([path]) => crumbs(path).at(-1)?.name ?? [])
}

/** Without a permission goes what needs it: nobody changes what they do not see. */
const without = (value: readonly Permission[], permission: Permission) => {
  const lost = [permission, permission.replace('.read', '.write')]
  return value.filter((each) => !lost.includes(each))
}

/** What a role allows: areas, and in each what to see and what to change, in words. */
export function PermissionTable({ value, onChange, readOnly = false, error }: Props) {
  const t = useText(rolesText)
  const pick = usePick()
  const pagesOf = usePagesOf()
  const { user, kind } = useSession()
  const areas = useAreas()
  const permissionName = usePermissionName()
  const ownArea = kind === 'admin' ? {} : restaurantAreaText
  const cell = (column: 'see' | 'change', area: string, permission: Permission | undefined) => {
    if (!permission) return <td className={css.none} />
    const pages = pagesOf(permission).map(pick)
    const held = user.permissions.includes(permission)
    const on = value.includes(permission)
    return (
      <td>
        <label className={css.choice} data-off={(!readOnly && !held) || undefined}>
          <input
            type="checkbox"
            aria-label={`${t(column)}: ${area}`}
            checked={on}
            disabled={readOnly || !held}
            onChange={() =>
              onChange(on ? without(value, permission) : completePermissions([...value, permission]))
            }
          />
          <span>
            <span className={css.column} aria-hidden>
              {t(column)}
            </span>
            {permissionName(permission)}
            {pages.length > 0 && <small>{t('opens', { pages: pages.join(t('comma')) })}</small>}
            {!readOnly && !held && <small>{t('beyond')}</small>}
          </span>
        </label>
      </td>
    )
  }
  return (
    <div className={css.permissions}>
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
      <table aria-label={t('permissions')}>
        <thead>
          <tr>
            <th scope="col">{t('area')}</th>
            <th scope="col">{t('see')}</th>
            <th scope="col">{t('change')}</th>
          </tr>
        </thead>
        <tbody>
          {areas.map(({ area, see, change }) => {
            const name = pick(ownArea[area] ?? areaText[area])
            return (
              <tr key={area}>
                <th scope="row">{name}</th>
                {cell('see', name, see)}
                {cell('change', name, change)}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
