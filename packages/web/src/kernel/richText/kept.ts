import type { JSONContent } from '@tiptap/react'

/** Attributes that the contract keeps for a node or mark (its `richText.rules.ts`). */
const attributes: Readonly<Record<string, (attrs: Readonly<Record<string, unknown>>) => object>> = {
  heading: ({ level }) => ({ level }),
  // A pasted list may start at any number.
  orderedList: ({ start }) =>
    Number.isInteger(start) && Number(start) > 1 && Number(start) <= 9999 ? { start } : {},
  link: ({ href }) => ({ href }),
}

function attrsOf({ type = '', attrs }: Pick<JSONContent, 'type' | 'attrs'>): { attrs?: object } {
  const kept = Object.hasOwn(attributes, type) ? (attributes[type]?.(attrs ?? {}) ?? {}) : {}
  return Object.keys(kept).length > 0 ? { attrs: kept } : {}
}

/** The editor's document without the attributes added by extensions. */
export function kept({ type, text, content, marks, attrs }: JSONContent): JSONContent {
  return {
    type,
    ...attrsOf({ type, attrs }),
    ...(text !== undefined && { text }),
    ...(content && { content: content.map(kept) }),
    ...(marks && marks.length > 0 && { marks: marks.map((mark) => ({ type: mark.type, ...attrsOf(mark) })) }),
  }
}
