import { Button, Group } from '@mantine/core'
import { type FormEvent, type ReactNode, useCallback, useMemo, useState } from 'react'
import { Modal } from '../../dialogs/Modal.tsx'
import { SortableList } from '../../sorting/SortableList.tsx'
import { moved } from '../../sorting/sorting.rules.ts'
import { kernelText } from '../../text/kernel.text.ts'
import { useText } from '../../text/language.tsx'
import css from './ColumnsDialog.module.css'
import { withColumns } from './columns.rules.ts'
import { columnsText } from './columns.text.ts'
import type { ColumnChoice } from './useColumns.ts'

interface Props {
  readonly choice: ColumnChoice
  readonly onClose: () => void
}
interface Entry {
  /** From 1: sortable lists need numeric ids. */
  readonly id: number
  readonly key: string
  readonly name: string
  /** Can't be hidden, since it identifies the row. */
  readonly fixed: boolean
  readonly on: boolean
}

/** Chooses the columns of a list and their order. */
export default function ColumnsDialog({ choice, onClose }: Props) {
  const t = useText(columnsText)
  const kernel = useText(kernelText)
  const { set, free, shown, kept } = choice
  const inOrderOf = (keys: readonly string[]) => [
    ...keys.map((key) => free.findIndex((column) => column.key === key) + 1),
    ...free.flatMap(({ key }, at) => (keys.includes(key) ? [] : [at + 1])),
  ]
  const shownKeys = shown.map(({ key }) => key)
  const [order, setOrder] = useState(() => inOrderOf(shownKeys))
  const [on, setOn] = useState<ReadonlySet<string>>(() => new Set(shownKeys))
  const [widths, setWidths] = useState(kept?.widths)
  const rows = useMemo(
    () =>
      order.flatMap((id): Entry[] => {
        const column = free[id - 1]
        if (!column) return []
        const { key, name = key, fixed = false } = column
        return [{ id, key, name, fixed, on: on.has(key) }]
      }),
    [order, free, on],
  )
  const toggle = useCallback((key: string) => {
    setOn((before) => new Set(before.has(key) ? [...before].filter((one) => one !== key) : [...before, key]))
  }, [])
  const draw = useCallback(
    (row: Entry, handle: ReactNode) => (
      <div className={css.row}>
        {handle}
        <label className={css.label}>
          <input type="checkbox" checked={row.on} disabled={row.fixed} onChange={() => toggle(row.key)} />
          {row.name}
        </label>
      </div>
    ),
    [toggle],
  )
  const save = (event: FormEvent) => {
    event.preventDefault()
    const wanted = rows.filter((row) => row.on).map(({ key }) => key)
    choice.keep({ ...withColumns(kept, set, wanted), widths })
    onClose()
  }
  return (
    <Modal onClose={onClose} title={set.name ? `${t('columns')}: ${set.name}` : t('columns')} size={440}>
      <form onSubmit={save}>
        <p className={css.how}>{t('how')}</p>
        <SortableList
          label={t('columns')}
          rows={rows}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          onMove={(id, to) => setOrder((before) => moved(before, id, to))}
        >
          {draw}
        </SortableList>
        <Group justify="space-between" gap="xs" mt="lg">
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              setOrder(inOrderOf(set.columns))
              setOn(new Set(set.columns))
              setWidths(undefined)
            }}
          >
            {t('asAtFirst')}
          </Button>
          <Button type="submit">{kernel('save')}</Button>
        </Group>
      </form>
    </Modal>
  )
}
