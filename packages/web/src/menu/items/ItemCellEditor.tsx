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
  /** "Price". */
  readonly what: string
  /** Where its value stands. */
  readonly over: RefObject<HTMLElement | null>
  /** `toButton`: the focus was here. */
  readonly onClose: (toButton: boolean) => void
}

const errorProps = { dir: 'auto', role: 'alert' }
/** Pressed, a button takes the focus with it in some browsers, and in others nobody has it. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

export function ItemCellEditor({ item, field, what, over, onClose }: Props) {
  const t = useText(itemsText)
  const kernel = useText(kernelText)
  const name = usePick()(item.name)
  const panel = useRef<HTMLFormElement>(null)
  const cell = useItemCell(item, field, () =>
    onClose(panel.current?.contains(document.activeElement) ?? false),
  )
  useOverlay(panel, over)
  useLeaveGuard(cell.isDirty)
  const toInput = () => {
    const input = panel.current?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select')
    input?.focus()
    if (input instanceof HTMLInputElement) return input
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens
  useLayoutEffect(() => toInput()?.select(), [])

  const saveMine = () => {
    // Its button is gone with the answer, and the focus would be.
    toInput()
    cell.saveMine()
  }
  const onKey = (event: KeyboardEvent) => {
    // The table, the page and dialogs below have their own use for keys.
    event.stopPropagation()
    if (event.key === 'Enter' && event.target instanceof HTMLSelectElement) {
      // It would open its list.
      event.preventDefault()
      return cell.save()
    }
    if (event.key !== 'Escape' || cell.pending) return
    event.preventDefault()
    cell.giveUp()
  }
  const onLeave = (event: FocusEvent) => {
    const still = [event.relatedTarget, document.activeElement]
    // Another window has the keys: the field is still the one.
    if (still.some((element) => element instanceof Node && event.currentTarget.contains(element))) return
    cell.save()
  }
  const inputOf = (part: CellPart) => {
    const side = part === 'name_en' ? 'inEnglish' : part === 'name_ar' ? 'inArabic' : undefined
    const props = {
      name: part,
      'aria-label': t('ofItem', { what: side ? kernel(side, { what }) : what, name }),
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
        lang={side === 'inEnglish' ? 'en' : 'ar'}
        dir={side === 'inEnglish' ? 'ltr' : 'rtl'}
        maxLength={120}
        leftSection={<span className={css.language}>{side === 'inEnglish' ? 'EN' : 'ع'}</span>}
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
        {/* Keys do the same: going on from the input leads to the next cell. */}
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
