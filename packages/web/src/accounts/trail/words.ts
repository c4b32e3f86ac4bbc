import { fieldNames } from '@sufra/contract/accounts/trail.fields'
import { amountColumns } from '@sufra/contract/accounts/trail.tables'
import { valueNames } from '@sufra/contract/accounts/trail.values'
import { formatDay, formatInstant } from '@sufra/contract/kernel/clock'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { dirhams, formatQar } from '@sufra/contract/kernel/money'
import { permissions } from '@sufra/contract/kernel/permissions'
import { displayValue } from '@sufra/contract/kernel/phone'
import { weekDayName, weekDays } from '@sufra/contract/kernel/week'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { usePermissionName } from '../permissions/usePermissionName.ts'
import { changeText } from './trail.text.ts'

const isName = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && 'en' in value && 'ar' in value

const isShowing = (field: string) => field === 'show' || field.startsWith('show_on')
const isSwitch = (field: string) => field === 'status' || field === 'catering_status'
const dayOnly = /^\d{4}-\d{2}-\d{2}$/
const instant = /^\d{4}-\d{2}-\d{2}T/

const names: Readonly<Record<string, Bilingual>> = fieldNames

/** What a column is called. */
export function useFieldName(): (field: string) => string {
  const pick = usePick()
  return (field) => {
    const name = names[field]
    return name ? pick(name) : field.replaceAll('_', ' ')
  }
}

/** A recorded value in the page's language. */
export function useWords(field: string): (value: unknown) => string {
  const t = useText(changeText)
  const pick = usePick()
  const { language } = useLanguage()
  const permissionName = usePermissionName()
  const words = (value: unknown): string => {
    if (isName(value)) return pick(value)
    if (Array.isArray(value)) return value.length > 0 ? value.map(words).join(t('comma')) : t('nothing')
    if (value === null || value === undefined || value === '') return t('nothing')
    const named = typeof value === 'string' && valueNames[field]?.[value]
    if (named) return pick(named)
    const day = field === 'week_day' && weekDays.find((each) => each === value)
    if (day) return weekDayName(day, language)
    const permission = permissions.find((each) => each === value)
    if (permission) return permissionName(permission)
    if (field === 'confirmed') return t('yes')
    if (typeof value === 'string' && dayOnly.test(value)) return formatDay(value, language)
    if (typeof value === 'string' && instant.test(value)) return formatInstant(value, language)
    if (typeof value === 'boolean') {
      if (isShowing(field)) return t(value ? 'shown' : 'hidden')
      if (isSwitch(field)) return t(value ? 'on' : 'off')
      return t(value ? 'yes' : 'no')
    }
    if (typeof value === 'number' && amountColumns.has(field)) return formatQar(dirhams(value))
    if (typeof value !== 'object') return String(displayValue(field, value))
    if ('sealed' in value) return t('sealed')
    return t('erased' in value ? 'erased' : 'changed')
  }
  return words
}
