import { TextInput } from '@mantine/core'
import { type ReactNode, useId, useState } from 'react'
import { folded } from '../text/folded.ts'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { ChoicesFailed } from './ChoicesFailed.tsx'
import css from './PickMany.module.css'
import { PickSearch } from './PickSearch.tsx'

interface Pickable {
  readonly id: number
  readonly name: string
}

interface Props {
  readonly name: string
  readonly label: string
  /** Undefined while loading. */
  readonly options: readonly Pickable[] | undefined
  readonly query: { readonly error: unknown; readonly refetch: () => unknown }
  readonly value: readonly number[]
  readonly onChange: (ids: readonly number[]) => void
  readonly error?: string | undefined
  readonly required?: boolean
  /** Shows the selection only. */
  readonly readOnly?: boolean
  /** Shown if there are no options. */
  readonly empty: string
  /** The options are what the server found of more: it searches them. */
  readonly onSearch?: (text: string) => void
}

/** With more options than this, a search field is shown. */
const inSight = 24

/** Selects several options of a list. All of them are visible, each one click away. */
export function PickMany(props: Props) {
  const { name, label, options, query, value, onChange, error, required, readOnly, empty, onSearch } = props
  const t = useText(kernelText)
  const id = useId()
  const [search, setSearch] = useState('')
  const wanted = folded(search.trim())
  const toggle = (one: number, on: boolean) =>
    onChange(on ? [...value, one] : value.filter((each) => each !== one))

  const box = (option: Pickable) => (
    <label key={option.id} className={css.option}>
      <input
        type="checkbox"
        name={name}
        checked={value.includes(option.id)}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onChange={(event) => toggle(option.id, event.currentTarget.checked)}
      />
      <bdi>{option.name}</bdi>
    </label>
  )
  const body = (): ReactNode => {
    if (!options && query.error) return <ChoicesFailed onRetry={() => void query.refetch()} />
    if (!options) return <span className={css.skeleton} role="status" aria-label={t('loading')} />
    if (readOnly)
      return (
        <p>
          {options
            .filter((option) => value.includes(option.id))
            .map((option) => option.name)
            .join(t('listComma')) || '—'}
        </p>
      )
    if (options.length === 0 && !onSearch) return <p className={css.quiet}>{empty}</p>
    const long = onSearch !== undefined || options.length > inSight
    const shown =
      wanted && !onSearch ? options.filter((option) => folded(option.name).includes(wanted)) : options
    return (
      <>
        {onSearch && <PickSearch label={t('searchIn', { what: label })} onSearch={onSearch} />}
        {long && !onSearch && (
          <TextInput
            aria-label={t('searchIn', { what: label })}
            placeholder={t('search')}
            maxLength={100}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        )}
        <div className={`${css.options} ${long ? css.many : ''}`}>{shown.map(box)}</div>
        {shown.length === 0 && <p className={css.quiet}>{t('nothingFound')}</p>}
      </>
    )
  }
  return (
    <fieldset className={css.field} data-wrong={error ? '' : undefined}>
      <legend>
        {label}
        {required && (
          <span className={css.star} aria-hidden>
            {' '}
            *
          </span>
        )}
      </legend>
      {body()}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
