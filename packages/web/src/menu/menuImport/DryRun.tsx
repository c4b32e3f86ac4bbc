import type { OutputOf } from '@sufra/contract/kernel/operation'
import type { menuImport, PlannedRow as Row } from '@sufra/contract/menu/menuImport'
import { IconAlertTriangle, IconFileCheck, IconPencil, IconPlus } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useRowsInView } from '../../kernel/browser/useRowsInView.ts'
import { FilterButton } from '../../kernel/list/filters/FilterButton.tsx'
import { Empty } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './DryRun.module.css'
import { menuImportText } from './menuImport.text.ts'
import { PlannedRow } from './PlannedRow.tsx'

/** Rows that need attention first. */
const order = ['faulty', 'change', 'add'] as const
const icons = { faulty: IconAlertTriangle, change: IconPencil, add: IconPlus }
const rowHeight = 88

interface Props {
  readonly preview: OutputOf<typeof menuImport.preview>
  readonly unknown: readonly string[]
}

/** Everything the import would do, row by row. Only visible rows are rendered. */
export function DryRun({ preview, unknown }: Props) {
  const t = useText(menuImportText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const [only, setOnly] = useState<Row['what'] | null>(null)
  const byWhat = useMemo(() => Map.groupBy(preview.rows, ({ what }) => what), [preview])
  const shown = useMemo(
    () => (only && byWhat.has(only) ? [only] : order).flatMap((what) => byWhat.get(what) ?? []),
    [byWhat, only],
  )
  const ids = useMemo(() => shown.map((_, at) => at), [shown])
  const { container, parts, measure } = useRowsInView<HTMLUListElement>({
    ids,
    height: rowHeight,
    kept: undefined,
  })
  const region = useRef<HTMLElement>(null)
  useEffect(() => region.current?.focus({ preventScroll: true }), [])
  const notes = [
    preview.unchanged > 0 && t('unchanged', { count: preview.unchanged }),
    preview.moved > 0 && t('moved', { count: preview.moved }),
    preview.categories.length > 0 &&
      t('categories', { names: preview.categories.map(pick).join(kernel('listComma')) }),
    unknown.length > 0 && t('unknown', { names: unknown.join(kernel('listComma')) }),
  ].filter((note) => note !== false)
  return (
    <section ref={region} tabIndex={-1} className={css.region} aria-label={t('dryRun')}>
      <div className={css.bar}>
        {order.map((what) => (
          <FilterButton
            key={what}
            icon={icons[what]}
            label={t(what)}
            count={byWhat.get(what)?.length}
            active={only === what}
            onToggle={() => setOnly(only === what ? null : what)}
          />
        ))}
      </div>
      {notes.length > 0 && (
        <ul className={css.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {preview.rows.length === 0 ? (
        <Empty
          words={{
            icon: <IconFileCheck size={32} stroke={1.25} aria-hidden />,
            title: t('nothing'),
            text: t('nothingText'),
          }}
        />
      ) : (
        <ul ref={container} className={css.rows}>
          {parts.map((part) => {
            if ('room' in part)
              return <li key={`room ${part.before}`} role="presentation" style={{ blockSize: part.room }} />
            const row = shown[part.at]
            return (
              row && (
                <PlannedRow
                  key={`${row.sheet} ${row.row}`}
                  row={row}
                  at={part.at}
                  of={shown.length}
                  measure={measure}
                />
              )
            )
          })}
        </ul>
      )}
    </section>
  )
}
