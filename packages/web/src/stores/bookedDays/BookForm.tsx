import { Button, TextInput } from '@mantine/core'
import { issueTexts } from '@sufra/contract/kernel/issues'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { dayInputText } from '../../kernel/inputs/dayInput.text.ts'
import { slashed, typedDay } from '../../kernel/inputs/dayTyping.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import css from './BookedDays.module.css'
import type { Range } from './bookedDays.rules.ts'
import { bookedDaysText } from './bookedDays.text.ts'

interface Props {
  /** The range chosen in the calendar, which fills the fields. */
  readonly chosen: Range | null
  /** Why the range last submitted cannot be booked. */
  readonly refused: string | null
  readonly onEdit: () => void
  readonly onBook: (range: Range) => void
}

/** Books days without the calendar: two dates and a button. */
export function BookForm({ chosen, refused, onEdit, onBook }: Props) {
  const { language } = useLanguage()
  const t = useText(bookedDaysText)
  const days = useText(dayInputText)
  const [typed, setTyped] = useState({ first: '', last: '' })
  const [checked, setChecked] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const last = useRef<HTMLInputElement>(null)
  useEffect(() => {
    setTyped(chosen ? { first: slashed(chosen.first), last: slashed(chosen.last) } : { first: '', last: '' })
    setChecked(false)
  }, [chosen])

  const begin = typedDay(typed.first)
  const end = typed.last.trim() === '' ? begin : typedDay(typed.last)
  const wrong = {
    first:
      begin === undefined
        ? issueTexts[typed.first.trim() === '' ? 'required' : 'day.invalid'][language]
        : null,
    last:
      end === undefined && typed.last.trim() !== ''
        ? issueTexts['day.invalid'][language]
        : begin && end && end < begin
          ? issueTexts['day.order'][language]
          : null,
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (wrong.first) first.current?.focus()
    else if (wrong.last) last.current?.focus()
    else if (begin && end) onBook({ first: begin, last: end })
  }
  const field = (name: 'first' | 'last') => ({
    label: t(name),
    placeholder: days('dayForm'),
    dir: 'ltr',
    labelProps: { dir: 'auto' },
    descriptionProps: { dir: 'auto' },
    errorProps: { dir: 'auto' },
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    maxLength: 20,
    value: typed[name],
    error: checked ? wrong[name] : null,
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setTyped((before) => ({ ...before, [name]: value }))
      setChecked(false)
      onEdit()
    },
  })
  return (
    <section className={css.panel} aria-labelledby="book-days">
      <h2 id="book-days">{t('bookDays')}</h2>
      <form noValidate className={css.form} onSubmit={submit}>
        <TextInput ref={first} {...field('first')} error={(checked && wrong.first) || refused} />
        <TextInput ref={last} {...field('last')} description={t('lastHint')} />
        <Button type="submit">{t('book')}</Button>
      </form>
    </section>
  )
}
