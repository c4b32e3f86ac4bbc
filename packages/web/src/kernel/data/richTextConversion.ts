import { type RichTextDocument, richDocument } from '@sufra/contract/kernel/richText.rules'

/** A document is serialised on the wire. Apart from money, as first pages do without it. */
export const richText = {
  decode: (wire: unknown) => (typeof wire === 'string' ? richDocument(wire) : wire),
  encode: (document: unknown) => (typeof document === 'string' ? document : JSON.stringify(document)),
}

/** Undefined if it is no document. */
export function readDocument(kept: unknown): RichTextDocument | undefined {
  try {
    return richText.decode(JSON.stringify(kept)) as RichTextDocument
  } catch {
    return undefined
  }
}
