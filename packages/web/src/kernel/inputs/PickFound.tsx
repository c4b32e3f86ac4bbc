import { Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import { focusBeside } from '../browser/focusBeside.ts'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import css from './PickFound.module.css'
import { PickSearch } from './PickSearch.tsx'
import type { Picked } from './picked.ts'
import { pickFoundText } from './pickFound.text.ts'

interface Props {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly value: readonly Picked[]
  readonly onChange: (value: readonly Picked[]) => void
  readonly error: string | undefined
  /** At most one. */
  readonly single?: boolean
  /** What the server found. */
  readonly found: {
    readonly options: readonly Picked[] | undefined
    readonly cut: boolean
    readonly failed: boolean
    readonly onSearch: (text: string) => void
    readonly onRetry: () => void
  }
}

/** Chooses among more than a screen holds: searched on the server, with what was chosen above. */
export function PickFound({ name, label, hint, value, onChange, error, single, found }: Props) {
  const t = useText(kernelText)
  const own = useText(pickFoundText)
  const id = useId()
  const { options, cut, failed, onSearch, onRetry } = found
  const chosen = new Set(value.map((each) => each.id))
  const drop = (gone: Picked) => onChange(value.filter((each) => each.id !== gone.id))
  const toggle = (one: Picked, on: boolean) => {
    if (!on) drop(one)
    else onChange(single ? [one] : [...value, one])
  }
  return (
    <fieldset className={css.pick} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>{label}</legend>
      {value.length > 0 && (
        <ul className={css.chosen} aria-label={own('pickChosen', { label })}>
          {value.map((each) => (
            <li key={each.id}>
              <bdi>{each.name}</bdi>
              <button
                type="button"
                aria-label={own('pickDrop', { name: each.name })}
                onClick={(event) => {
                  focusBeside(event, 'ul', event.currentTarget.closest('fieldset')?.querySelector('input'))
                  drop(each)
                }}
              >
                <IconX size={14} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PickSearch label={hint} onSearch={onSearch} />
      <div
        className={css.options}
        data-decided={(single && chosen.size > 0) || undefined}
        aria-busy={!options}
      >
        {options?.map((option) => (
          <label key={option.id} className={css.option}>
            <input
              type={single ? 'radio' : 'checkbox'}
              name={name}
              checked={chosen.has(option.id)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => toggle(option, event.currentTarget.checked)}
            />
            <span>
              <bdi>{option.name}</bdi>
              {option.of && (
                <small>
                  <bdi>{option.of}</bdi>
                </small>
              )}
            </span>
          </label>
        ))}
        {!options && failed && (
          <p role="alert">
            {t('failed')}{' '}
            <Button size="xs" variant="default" onClick={onRetry}>
              {t('tryAgain')}
            </Button>
          </p>
        )}
        {!options && !failed && <p className={css.quiet}>{t('loading')}</p>}
        {options?.length === 0 && <p className={css.quiet}>{t('nothingFound')}</p>}
      </div>
      {cut && <p className={css.quiet}>{own('pickMore')}</p>}
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
