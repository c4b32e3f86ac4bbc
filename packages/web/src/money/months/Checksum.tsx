import { Ltr } from '../../kernel/display/Ltr.tsx'

/** How a checksum begins; all of it where the pointer rests. */
export const Checksum = ({ of }: { readonly of: string }) => (
  <span title={of}>
    <Ltr>{of.slice(0, 12)}…</Ltr>
  </span>
)
