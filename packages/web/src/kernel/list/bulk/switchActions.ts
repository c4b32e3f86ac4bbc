import type { Translate } from '../../text/texts.ts'
import type { bulkText } from './bulk.text.ts'
import type { BulkAction } from './bulk.ts'

interface Words {
  readonly turnOn: string
  readonly turnOff: string
  readonly on: string
  readonly off: string
}
interface Switch<Row> {
  readonly isOn: (row: Row) => boolean
  readonly turn: (row: Row, on: boolean) => Promise<unknown>
  readonly words?: Words
  /** What switching means for each row. */
  readonly onText?: string
  readonly offText?: string
  /** Switching off is asked about as a deletion is. */
  readonly dangerOff?: boolean
  readonly skip?: BulkAction<Row>['skip']
}

/** The two directions of a status switch. */
export function switchActions<Row>(
  t: Translate<typeof bulkText>,
  of: Switch<Row>,
): readonly BulkAction<Row>[] {
  const { isOn, turn, skip, onText, offText, dangerOff = false } = of
  const own = { turnOn: t('turnOn'), turnOff: t('turnOff'), on: t('on'), off: t('off') }
  const { turnOn, turnOff, on, off } = of.words ?? own
  const action = (to: boolean): BulkAction<Row> => {
    const text = to ? onText : offText
    const state = to ? on : off
    return {
      key: to ? 'on' : 'off',
      label: to ? turnOn : turnOff,
      danger: !to && dangerOff,
      ...(text && { text }),
      becomes: { from: to ? off : on, to: state },
      skip: (row) => skip?.(row) || (isOn(row) === to && t('already', { state })),
      run: (row) => turn(row, to),
    }
  }
  return [action(true), action(false)]
}
