import { Fragment } from 'react'
import css from './Mail.module.css'

/** Before each of these a long address may break, and nowhere else. */
const pieces = /(?=[@.])/

/** A mail address as it is shown: left to right, read as one. */
export function Mail({ address }: { address: string }) {
  return (
    <bdi dir="ltr">
      {address.split(pieces).map((piece, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one address, never reordered
        <Fragment key={at}>
          {at > 0 && <wbr />}
          <span className={css.piece}>{piece}</span>
        </Fragment>
      ))}
    </bdi>
  )
}
