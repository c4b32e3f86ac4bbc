import { formatDay } from '@sufra/contract/kernel/clock'
import type { Bilingual } from '@sufra/contract/kernel/language'
import { dirhams, formatQar } from '@sufra/contract/kernel/money'
import { displayValue } from '@sufra/contract/kernel/phone'
import { weekDayName, weekDays } from '@sufra/contract/kernel/week'
import type { StoreChange } from '@sufra/contract/stores/stores'
import { Fragment } from 'react'
import { Instant } from '../../kernel/display/When.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import { useRoleName } from '../storeUsers/RoleName.tsx'
import css from './HistoryDrawer.module.css'
import { historyFields, historyTables, historyText } from './history.text.ts'

type FieldChange = StoreChange['changes'][number]

const isName = (value: unknown): value is Bilingual =>
  typeof value === 'object' && value !== null && 'en' in value && 'ar' in value

/** Amounts in QAR, as their labels say. */
const amounts: ReadonlySet<string> = new Set([
  'cash_on_delivery_limit',
  'catering_delivery_fees',
  'special_fees_amount',
  'original_price',
  'promoted_price',
  'price_per_unit',
  'item_choice_price',
  'item_addon_option_price',
])
const isShowing = (field: string) => field === 'show' || field === 'show_onmenu'
const isSwitch = (field: string) => field === 'status' || field === 'catering_status'

const dayOnly = /^\d{4}-\d{2}-\d{2}$/

function useWords(field: string) {
  const t = useText(historyText)
  const pick = usePick()
  const roleName = useRoleName()
  const { language } = useLanguage()
  return (value: unknown): string => {
    if (isName(value)) return pick(value)
    const day = field === 'week_day' && weekDays.find((each) => each === value)
    if (day) return weekDayName(day, language)
    if (field === 'role' && typeof value === 'string') return roleName(value)
    if (field === 'confirmed') return t(value ? 'yes' : 'no')
    if (value === null || value === undefined || value === '') return t('nothing')
    if (typeof value === 'string' && dayOnly.test(value)) return formatDay(value, language)
    if (typeof value === 'boolean') {
      if (isShowing(field)) return t(value ? 'shown' : 'hidden')
      if (isSwitch(field)) return t(value ? 'on' : 'off')
      return t(value ? 'yes' : 'no')
    }
    if (typeof value === 'number' && amounts.has(field)) return formatQar(dirhams(value))
    return typeof value === 'object' ? t('changed') : String(displayValue(field, value))
  }
}

function Field({ change, one }: { change: FieldChange; one: boolean }) {
  const t = useText(historyText)
  const fields = useText(historyFields)
  const words = useWords(change.field)
  // The hidden part of an IBAN has no direction of its own.
  const dir = change.field === 'iban' ? 'ltr' : undefined
  const name = fields(change.field)
  // For pictures, passwords and long texts the history only says that they changed.
  const valuesHidden = change.before === null && change.after === null
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {valuesHidden ? (
          t('changed')
        ) : (
          <>
            {!one && (
              <>
                <del>
                  <bdi dir={dir}>{words(change.before)}</bdi>
                </del>
                <span className={css.became} aria-hidden>
                  →
                </span>
                <span className="visually-hidden"> {t('became')} </span>
              </>
            )}
            <bdi dir={dir}>{words(one && change.after === null ? change.before : change.after)}</bdi>
          </>
        )}
      </dd>
    </div>
  )
}

/** Who changed what and when, with each field before and after. */
export function Change({ change }: { change: StoreChange }) {
  const t = useText(historyText)
  const tables = useText(historyTables)
  const kernel = useText(kernelText)
  const pick = usePick()
  const { table, action, actor_kind, actor_name, at, changes, name, of } = change
  const what = tables(table)
  const who =
    actor_name ??
    (actor_kind === 'admin' ? t('staff') : actor_kind === 'system' ? t('system') : kernel('somebody'))
  return (
    <li className={css.change}>
      <div className={css.head}>
        <strong>{name ? <bdi>{pick(name)}</bdi> : t('done', { what, action: t(action) })}</strong>
        {name && (
          <span>
            {t('done', { what, action: t(action) })}
            {of.map((each) => (
              <Fragment key={each.en}>
                {' · '}
                <bdi>{pick(each)}</bdi>
              </Fragment>
            ))}
          </span>
        )}
        <span>
          <bdi>{who}</bdi> · <Instant at={at} />
        </span>
      </div>
      <dl>
        {changes.map((each) => (
          <Field key={each.field} change={each} one={action !== 'update'} />
        ))}
      </dl>
    </li>
  )
}
