import { Suspense, useState } from 'react'
import { late } from '../../kernel/browser/late.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from '../figures/figures.module.css'
import { checksumText } from './checksum.text.ts'

const ChecksumDialog = late(() => import('./ChecksumDialog.tsx'))

interface Props {
  /** What it is the checksum of. */
  readonly name: string
  readonly of: string
}

/** How a checksum begins. Pressed, it shows all of it. */
export function Checksum({ name, of }: Props) {
  const t = useText(checksumText)
  const [open, setOpen] = useState(false)
  const start = `${of.slice(0, 12)}…`
  const title = t('title', { name })
  return (
    <>
      <button
        type="button"
        className={css.figure}
        // It begins with what is seen, for people who speak to the page.
        aria-label={`${start} ${title}`}
        onClick={() => setOpen(true)}
      >
        <Ltr>{start}</Ltr>
      </button>
      <Suspense>{open && <ChecksumDialog title={title} of={of} onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
