import { useMediaQuery } from '@mantine/hooks'
import { IconChevronLeft } from '@tabler/icons-react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useRef } from 'react'
import { type ListSearch, listSearch, wholeOf } from '../url/search.ts'
import css from './SplitView.module.css'
import { useFocusOnPane } from './useFocusOnPane.ts'

/** Too narrow for both panes: shows the list first, then the detail. */
export const useOnePane = (): boolean =>
  useMediaQuery('(max-width: 62em)', undefined, { getInitialValueInEffect: false })

/** The chosen entry is in the URL, so that back, reload and shared links keep it. */
export function useChosen(part: string): [number | undefined, (id: number | undefined) => void] {
  const search: ListSearch = useSearch({ strict: false })
  const navigate = useNavigate()
  const choose = (id: number | undefined) =>
    void navigate({
      to: '.',
      search: (before: ListSearch) => listSearch({ ...before, [part]: id }),
      resetScroll: false,
    })
  return [wholeOf(search[part]), choose]
}

interface Props {
  /** Name of the URL parameter. */
  readonly part: string
  readonly list: ReactNode
  /** Detail of the chosen entry, or undefined. */
  readonly detail: ReactNode | undefined
  /** Label of the way back to the list in the narrow layout. Without it, the detail has its own. */
  readonly back: string | undefined
}

/** The detail keeps its place in the tree at each width, so that what is typed in it stays. */
export function SplitView({ part, list, detail, back }: Props) {
  const one = useOnePane()
  const shown = detail !== undefined
  const panes = useRef<HTMLDivElement>(null)
  useFocusOnPane(panes, part, shown)
  return (
    <div ref={panes} className={one ? undefined : css.panes}>
      {(!one || !shown) && <div className={one ? undefined : css.list}>{list}</div>}
      {one && shown && back && (
        <Link
          to="."
          search={(before: ListSearch) => listSearch({ ...before, [part]: undefined })}
          resetScroll={false}
          className={css.back}
        >
          <IconChevronLeft className="turns" size={18} aria-hidden />
          {back}
        </Link>
      )}
      {(!one || shown) && <div className={one ? undefined : css.detail}>{detail}</div>}
    </div>
  )
}

interface HeadProps {
  readonly title: ReactNode
  /** For the list's pane, not the detail's. */
  readonly list?: true
  readonly children?: ReactNode
}

/** The heading of a pane, with actions at the line's end. */
export function PaneHead({ title, list, children }: HeadProps) {
  return (
    <div className={css.head} data-list={list}>
      <h2>{title}</h2>
      {children}
    </div>
  )
}

interface EntryProps {
  readonly part: string
  readonly id: number
  readonly chosen: boolean
  readonly children: ReactNode
  /** Buttons at the line's end. */
  readonly actions?: ReactNode
}

/** An entry of the list. Choosing it changes the URL. */
export function PaneEntry({ part, id, chosen, children, actions }: EntryProps) {
  return (
    <li className={css.entry} data-chosen={chosen || undefined}>
      <Link
        to="."
        search={(before: ListSearch) => listSearch({ ...before, [part]: id })}
        resetScroll={false}
        data-entry={id}
        aria-current={chosen ? 'true' : undefined}
      >
        {children}
      </Link>
      {actions}
    </li>
  )
}

export function PaneList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <ul className={css.entries}>{children}</ul>
    </nav>
  )
}

const skeletons = Array.from({ length: 9 }, (_, index) => index)

export function PaneSkeleton({ label, loading }: { label: string; loading: string }) {
  return (
    <ul className={css.entries} aria-label={label} aria-busy>
      {skeletons.map((index) => (
        <li key={index} className={css.entry}>
          <span className={css.skeleton}>
            {index === 0 && <span className="visually-hidden">{loading}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
