import { Fragment } from 'react'
import css from './Mail.module.css'

/** A long address may break before these characters only. */
const pieces = /(?=[@.])/
/** A longer piece may not fit into a line on a phone. Then it breaks anywhere, or the page would scroll sideways. */
const longestWhole = 24

/** A mail address: left to right, and read as a whole by screen readers. */
export function Mail({ address }: { address: string }) {
  return (
    <bdi dir="ltr">
      {address.split(pieces).map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one address, never reordered
        <Fragment key={at}>
          {at > 0 && <wbr />}
          <span className={piece.length > longestWhole ? css.long : css.piece}>{piece}</span>
        </Fragment>
      ))}
    </bdi>
  )
}
