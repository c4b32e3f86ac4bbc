import { z } from 'zod'
import { DroppedContent, type RichTextDocument, richDocument } from './richText.rules.ts'

export type { RichTextDocument } from './richText.rules.ts'

const mostCharacters = 100_000

/**
 * The editor's document, serialised on the wire (DECISIONS 31). Content that the editor does not know is rejected in
 * requests and responses. A form may hold the serialised document.
 */
export const RichText = z.codec(
  z.string().min(1, 'required').max(mostCharacters),
  z.custom<RichTextDocument>(),
  {
    decode: (text, payload) => {
      try {
        return richDocument(text)
      } catch (error) {
        if (!(error instanceof DroppedContent)) throw error
        payload.issues.push({ code: 'custom', input: text, message: error.message, what: error.what })
        return z.NEVER
      }
    },
    encode: (document) => (typeof document === 'string' ? document : JSON.stringify(document)),
  },
)
