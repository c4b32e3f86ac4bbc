import { Button, useDirection } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { IconPhoto, IconTable } from '@tabler/icons-react'
import { type ReactNode, useId, useRef } from 'react'
import { toast } from '../../kernel/display/toast.tsx'
import { download } from '../../kernel/sheets/sheets.ts'
import { useText } from '../../kernel/text/language.tsx'
import { Columns } from './Columns.tsx'
import css from './charts.module.css'
import { chartsText } from './charts.text.ts'
import { copyPicture, copyText } from './clipboard.ts'
import { DotMap } from './DotMap.tsx'
import { Heat } from './Heat.tsx'
import type { Position } from './mapScale.ts'
import { pictureOf } from './picture.ts'
import { Ranked } from './Ranked.tsx'
import { highestOf, type Series } from './series.ts'
import { tabbed } from './tabbed.ts'
import { usePrintedWidth } from './usePrintedWidth.ts'

/** How points are drawn: over time, in a fixed order, by rank, as a table of rows and columns, or where they are. */
export type Shape =
  | { readonly of: 'time' | 'order' | 'rank' }
  | { readonly of: 'heat'; readonly rows: readonly string[]; readonly columns: readonly string[] }
  /** The positions are those of the points, each the middle of a square of so many degrees. */
  | { readonly of: 'map'; readonly positions: readonly Position[]; readonly step: number }

interface Props {
  readonly series: Series
  readonly shape: Shape
  readonly title: string
  /** What is copied as data: its headings and rows. */
  readonly data: readonly (readonly string[])[]
  /** Beside the title. */
  readonly controls?: ReactNode
}

/** More bars by rank would not be looked at. */
const mostRanked = 20

/** A chart with its title, what stands out, and what can be taken from it. */
export default function Chart({ series: all, shape, title, data, controls }: Props) {
  const t = useText(chartsText)
  const id = useId()
  const rtl = useDirection().dir === 'rtl'
  const figure = useRef<HTMLElement>(null)
  const { ref, width: measured } = useElementSize<HTMLDivElement>()
  const width = usePrintedWidth(measured)
  const isCut = shape.of === 'rank' && all.points.length > mostRanked
  const series = isCut ? { ...all, points: all.points.slice(0, mostRanked) } : all
  const highest = highestOf(series.points)
  const given = { series, width, rtl, label: title }
  const takePicture = async () => {
    const svg = figure.current?.querySelector<SVGSVGElement>('svg[data-drawing]')
    if (!svg) return
    const picture = pictureOf(svg, title, rtl)
    if (await copyPicture(picture)) return toast.success(t('pictureCopied'))
    download(await picture, `${title}.png`)
    toast.success(t('pictureSaved'))
  }
  const takeData = async () => {
    const text = tabbed(data)
    if (await copyText(text)) return toast.success(t('dataCopied'))
    download(new Blob([text], { type: 'text/tab-separated-values' }), `${title}.tsv`)
    toast.success(t('dataSaved'))
  }
  return (
    <figure
      ref={figure}
      className={css.chart}
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}summary ${id}keys`}
    >
      <div className={css.head}>
        <h3 id={`${id}title`}>{title}</h3>
        <div className={css.tools}>
          {controls}
          <Button
            variant="default"
            leftSection={<IconPhoto size={18} stroke={1.6} aria-hidden />}
            onClick={() => void takePicture()}
          >
            {t('copyPicture')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconTable size={18} stroke={1.6} aria-hidden />}
            onClick={() => void takeData()}
          >
            {t('copyData')}
          </Button>
        </div>
      </div>
      <div ref={ref} className={css.measure}>
        {width === 0 ? null : shape.of === 'heat' ? (
          <Heat {...given} rows={shape.rows} columns={shape.columns} />
        ) : shape.of === 'map' ? (
          <DotMap {...given} positions={shape.positions} step={shape.step} />
        ) : shape.of === 'rank' ? (
          <Ranked {...given} />
        ) : (
          <Columns {...given} before={shape.of === 'time' ? 'line' : 'bars'} />
        )}
      </div>
      <figcaption>
        <p id={`${id}summary`} className={css.summary}>
          {highest && t('highest', { name: highest.name, figure: series.write(highest.value) })}{' '}
          {isCut && t('largest', { shown: mostRanked, count: all.points.length })}
        </p>
        <p id={`${id}keys`} className="visually-hidden">
          {t('keys')}
        </p>
      </figcaption>
    </figure>
  )
}
