/** The editor's document, limited to the node types the demo needs. */
export type RichText = { type: 'doc'; content: Block[] }
type Text = { type: 'text'; text: string; marks?: { type: 'bold' }[] }
type Paragraph = { type: 'paragraph'; content?: Text[] }
type ListItem = { type: 'listItem'; content: Paragraph[] }
type Block = Paragraph | { type: 'bulletList'; content: ListItem[] }

export const doc = (...content: Block[]): RichText => ({ type: 'doc', content })
export const paragraph = (text: string): Paragraph => ({
  type: 'paragraph',
  content: [{ type: 'text', text }],
})
export const strong = (text: string): Paragraph => ({
  type: 'paragraph',
  content: [{ type: 'text', text, marks: [{ type: 'bold' }] }],
})
export const bullets = (lines: string[]): Block => ({
  type: 'bulletList',
  content: lines.map((line) => ({ type: 'listItem', content: [paragraph(line)] })),
})
