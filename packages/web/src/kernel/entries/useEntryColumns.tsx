import type { Language } from '@sufra/contract/kernel/language'
import { type ReactNode, useMemo } from 'react'
import type { CardFacts } from '../list/table/Cards.tsx'
import type { EmptyWords } from '../states/states.tsx'
import { inLanguageText } from '../text/inLanguage.text.ts'
import { kernelText } from '../text/kernel.text.ts'
import { useLanguage, usePick, useText } from '../text/language.tsx'
import css from './entries.module.css'
import type { Entry, EntryColumn, EntryList } from './entries.ts'

function nameWithPicture<Row extends Entry>(of: EntryList<Row>, row: Row, language: Language) {
  const name = of.nameOf(row)[language]
  return (
    <span className={css.name}>
      {of.pictureOf?.(row, name)}
      <bdi lang={language}>{name}</bdi>
    </span>
  )
}

/** A name in both languages; elsewhere than in a table the page's language is the title's. */
export function useNameColumns<Row extends Entry>(of: EntryList<Row>): readonly EntryColumn<Row>[] {
  const t = useText(inLanguageText)
  const what = usePick()(of.texts.name)
  const { language } = useLanguage()
  return useMemo(() => {
    const [enWidth, arWidth] = of.skeletons ?? [120, 100]
    const column = (side: Language, head: string, skeleton: number): EntryColumn<Row> => ({
      key: side,
      head,
      skeleton,
      cardRole: side === language ? undefined : 'fact',
      cell: (row: Row) => <bdi lang={side}>{of.nameOf(row)[side]}</bdi>,
      value: (row: Row) => of.nameOf(row)[side],
    })
    const english = column('en', t('en', { what }), enWidth)
    const arabic = column('ar', t('ar', { what }), arWidth)
    return [{ ...english, cell: (row) => nameWithPicture(of, row, 'en'), card: english.cell }, arabic]
  }, [of, t, what, language])
}

/** The table's columns, and a row as a card. */
export function useEntryColumns<Row extends Entry>(
  of: EntryList<Row>,
  actions: ((row: Row) => ReactNode) | undefined,
) {
  const kernel = useText(kernelText)
  const { language } = useLanguage()
  const { useColumns = useNameColumns } = of
  const columns = useColumns(of)
  const card = (row: Row): CardFacts => {
    const state = columns.find(({ cardRole }) => cardRole === 'state')
    const facts = columns.filter(({ cardRole }) => cardRole === 'fact')
    return {
      title: nameWithPicture(of, row, language),
      // The actions stand beside the title, if nothing else does.
      ...(state ? { state: state.cell(row), actions: actions?.(row) } : { state: actions?.(row) }),
      facts: facts.map(({ head, cell, card: fact = cell }) => [head, fact(row)]),
    }
  }
  const last = actions && { key: 'actions', head: kernel('actions'), cell: actions, end: true, skeleton: 72 }
  return { columns: last ? [...columns, last] : columns, card }
}

export function useEmptyWords<Row extends Entry>(
  { texts, icon: Icon }: EntryList<Row>,
  action?: ReactNode,
): EmptyWords {
  const pick = usePick()
  return {
    icon: <Icon size={32} stroke={1.25} aria-hidden />,
    title: pick(texts.empty ?? kernelText.noData),
    text: pick(texts.emptyText),
    action,
  }
}
