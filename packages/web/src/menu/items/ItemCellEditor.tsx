import { ActionIcon, NativeSelect, TextInput } from '@mantine/core'
import { IconCheck, IconX } from '@tabler/icons-react'
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react'
import { useLeaveGuard } from '../../kernel/forms/useLeaveGuard.ts'
import { MoneyInput } from '../../kernel/inputs/MoneyInput.tsx'
import { NumberInput } from '../../kernel/inputs/NumberInput.tsx'
import { StaleNotice } from '../../kernel/states/StaleNotice.tsx'
import { inLanguageText } from '../../kernel/text/inLanguage.text.ts'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './ItemCell.module.css'
import { type CellField, type CellPart, type CellRow, isAmount, isWhole, partsOf } from './itemCell.rules.ts'
import { itemsText } from './items.text.ts'
import { useItemCell } from './useItemCell.ts'
import { useOverlay } from './useOverlay.ts'

interface Props {
  readonly item: CellRow
  readonly field: CellField
  /** The name of the field, such as "Price". */
  readonly what: string
  /** The element the editor covers. */
  readonly over: RefObject<HTMLElement | null>
  /** `toButton`: the focus was in the editor. */
  readonly onClose: (toButton: boolean) => void
}

const errorProps = { dir: 'auto', role: 'alert' }
/** Browsers disagree on whether a pressed button takes the focus, so it never does. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

export function ItemCellEditor({ item, field, what, over, onClose }: Props) {
  const t = useText(itemsText)
  const kernel = useText(kernelText)
  const sided = useText(inLanguageText)
  const name = usePick()(item.name)
  const panel = useRef<HTMLFormElement>(null)
  const cell = useItemCell(item, field, () =>
    onClose(panel.current?.contains(document.activeElement) ?? false),
  )
  useOverlay(panel, over)
  useLeaveGuard(cell.isDirty, cell.isUnsaved)
  const toInput = () => {
    const input = panel.current?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select')
    input?.focus()
    if (input instanceof HTMLInputElement) return input
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useLayoutEffect(() => toInput()?.select(), [])

  const saveMine = () => {
    // The focused button disappears with the response.
    toInput()
    cell.saveMine()
  }
  const onKey = (event: KeyboardEvent) => {
    // The table, the page and dialogs below have their own use for keys.
    event.stopPropagation()
    if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) {
      // Enter would open the list.
      event.preventDefault()
      return cell.save()
    }
    if (event.key !== 'Escape' || cell.pending) return
    event.preventDefault()
    cell.giveUp()
  }
  const onLeave = (event: FocusEvent) => {
    const still = [event.relatedTarget, document.activeElement]
    // The focus went to another window: keep editing.
    if (still.some((element) => element instanceof Node && event.currentTarget.contains(element))) return
    cell.save()
  }
  const inputOf = (part: CellPart) => {
    const side = part === 'name_en' ? 'en' : part === 'name_ar' ? 'ar' : undefined
    const props = {
      name: part,
      'aria-label': t('ofItem', { what: side ? sided(side, { what }) : what, name }),
      error: cell.errorOf(part),
      errorProps,
      readOnly: cell.pending,
    }
    if (part === 'sub_category_id') {
      const { readOnly, ...shared } = props
      return (
        <NativeSelect
          key={part}
          {...shared}
          aria-disabled={readOnly}
          value={cell.typed[part] ?? ''}
          data={cell.categories}
          onChange={(event) => readOnly || cell.set(part, event.currentTarget.value)}
        />
      )
    }
    if (isAmount(part))
      return (
        <MoneyInput
          key={part}
          {...props}
          value={cell.typed[part] ?? null}
          onChange={(amount) => cell.set(part, amount)}
        />
      )
    if (isWhole(part))
      return (
        <NumberInput
          key={part}
          {...props}
          value={cell.typed[part] ?? ''}
          onChange={(typed) => cell.set(part, typed)}
        />
      )
    return (
      <TextInput
        key={part}
        {...props}
        lang={side}
        dir={side === 'en' ? 'ltr' : 'rtl'}
        maxLength={120}
        leftSection={<span className={css.language}>{side === 'en' ? 'EN' : 'ع'}</span>}
        leftSectionPointerEvents="none"
        value={cell.typed[part] ?? ''}
        onChange={(event) => cell.set(part, event.currentTarget.value)}
      />
    )
  }
  return (
    <form
      ref={panel}
      popover="manual"
      className={css.panel}
      data-field={field}
      aria-label={t('ofItem', { what, name })}
      aria-busy={cell.pending}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        cell.save()
      }}
      onKeyDown={onKey}
      onBlur={onLeave}
      onClick={(event) => event.stopPropagation()}
    >
      <div className={css.line}>
        <div className={css.inputs}>{partsOf(field).map(inputOf)}</div>
        {/* Not a tab stop: keys do the same, and Tab goes to the next cell. */}
        <ActionIcon
          type="submit"
          tabIndex={-1}
          loading={cell.pending}
          aria-label={kernel('save')}
          onMouseDown={keepFocus}
        >
          <IconCheck size={18} stroke={1.8} aria-hidden />
        </ActionIcon>
        <ActionIcon
          tabIndex={-1}
          disabled={cell.pending}
          aria-label={kernel('cancel')}
          onMouseDown={keepFocus}
          onClick={cell.giveUp}
        >
          <IconX size={18} stroke={1.6} aria-hidden />
        </ActionIcon>
      </div>
      <StaleNotice form={{ ...cell, saveMine, discard: () => undefined }} onTakeTheirs={cell.takeTheirs} />
    </form>
  )
}
