import { IconChevronDown } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { createContext, type KeyboardEvent, type ReactNode, use, useEffect, useId, useRef } from 'react'
import { popBelow } from '../browser/popBelow.ts'
import css from './PopMenu.module.css'

interface Props {
  /** Name of the menu; also precedes the content of its button in the button's name. */
  readonly label: string
  /** Content of the button; for a filled button its icon, if any. */
  readonly button?: ReactNode
  readonly buttonClass?: string
  /** For a page's primary action: the button is filled, with an arrow and the menu's name. */
  readonly filled?: boolean
  readonly active?: boolean
  /** Below its button with ends aligned, or beside the bar that contains the button, towards the line's end. */
  readonly place: 'below' | 'beside'
  readonly onOpen?: () => void
  readonly children: ReactNode
}

const CloseContext = createContext<() => void>(() => undefined)
const gap = 8

/** Places the menu beside the bar that contains its button, towards the line's end. */
function popBeside(menu: HTMLElement, button: HTMLElement): void {
  const rtl = document.documentElement.dir === 'rtl'
  const size = menu.getBoundingClientRect()
  const bar = (button.closest('nav') ?? button).getBoundingClientRect()
  const start = rtl ? bar.left - gap - size.width : bar.right + gap
  const top = Math.min(button.getBoundingClientRect().top, window.innerHeight - size.height - gap)
  menu.style.insetBlockStart = `${Math.max(gap, top)}px`
  const x = Math.max(gap, Math.min(start, window.innerWidth - size.width - gap))
  menu.style.insetInlineStart = `${rtl ? window.innerWidth - x - size.width : x}px`
}

/** A pop-up menu that uses the browser's popover: it closes on Escape and outside clicks, and returns the focus. */
export function PopMenu({
  label,
  button,
  buttonClass,
  filled = false,
  active,
  place,
  onOpen,
  children,
}: Props) {
  const id = useId()
  const trigger = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
  // Lets the browser focus the menu as it opens: the `toggle` event would come too late for keys typed fast.
  useEffect(() => menu.current?.setAttribute('autofocus', ''), [])
  const walk = (event: KeyboardEvent) => {
    const all = items()
    const now = all.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: -1 }[event.key]
    if (event.key === 'Tab') menu.current?.hidePopover()
    if (next === undefined) return
    event.preventDefault()
    all.at(next % all.length)?.focus()
  }
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={filled ? css.filled : buttonClass}
        aria-haspopup="menu"
        data-active={active || undefined}
        popoverTarget={id}
      >
        <span className="visually-hidden">{label}</span>
        {filled ? (
          <span className={css.content} aria-hidden>
            {button}
            {label}
            <IconChevronDown size={16} stroke={1.6} />
          </span>
        ) : (
          button
        )}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={css.menu}
        onKeyDown={walk}
        onToggle={(event) => {
          const open = event.newState === 'open'
          trigger.current?.setAttribute('aria-expanded', String(open))
          if (!open || !menu.current || !trigger.current) return
          onOpen?.()
          if (place === 'below') popBelow(menu.current, trigger.current, 'end')
          else popBeside(menu.current, trigger.current)
          if (document.activeElement === menu.current) items()[0]?.focus()
        }}
      >
        <CloseContext value={() => menu.current?.hidePopover()}>{children}</CloseContext>
      </div>
    </>
  )
}

interface ItemProps {
  readonly icon?: ReactNode
  readonly here?: boolean
  readonly children: ReactNode
}

export function PopLink({ to, icon, here, children }: ItemProps & { readonly to: string }) {
  const close = use(CloseContext)
  return (
    <Link
      role="menuitem"
      tabIndex={-1}
      to={to}
      className={css.item}
      aria-current={here ? 'page' : undefined}
      onClick={close}
    >
      {icon}
      {children}
    </Link>
  )
}

interface ActionProps extends ItemProps {
  readonly run: () => void
  /** One of several exclusive entries: its icon shows which is chosen. */
  readonly chosen?: boolean
}

export function PopAction({ run, icon, chosen, children }: ActionProps) {
  const close = use(CloseContext)
  return (
    <button
      type="button"
      role="menuitem"
      {...(chosen !== undefined && { role: 'menuitemradio', 'aria-checked': chosen })}
      tabIndex={-1}
      className={css.item}
      onClick={() => {
        close()
        run()
      }}
    >
      {icon}
      {children}
    </button>
  )
}

export const PopRule = () => <hr className={css.rule} />
