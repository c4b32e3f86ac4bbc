import type { Bilingual, Language } from '../kernel/language.ts'
import type { RichTextBlock, RichTextDocument, RichTextInline } from '../kernel/richText.rules.ts'

/** What customers are told of their orders. */
export const noticeEvents = [
  'placed',
  'accepted',
  'declined',
  'cancelled',
  'completed',
  'payment_due',
  'refunded',
] as const
export type NoticeEvent = (typeof noticeEvents)[number]

const ofEach = [
  'order_number',
  'store',
  'area',
  'delivery_day',
  'delivery_time',
  'total',
  'platform',
] as const
const ofEvent = {
  placed: [],
  accepted: [],
  declined: ['reason', 'refund'],
  cancelled: ['reason', 'refund'],
  completed: [],
  payment_due: ['amount_due'],
  refunded: ['refund'],
} as const satisfies Record<NoticeEvent, readonly string[]>

export type Placeholder = (typeof ofEach)[number] | (typeof ofEvent)[NoticeEvent][number]

/** What each event can say: written as `{name}` in title and text. */
export const placeholdersOf = (event: NoticeEvent): readonly Placeholder[] => [...ofEach, ...ofEvent[event]]

/** What each event has to say, in each language: without it the message would be of no use. */
const required: Readonly<Record<NoticeEvent, readonly Placeholder[]>> = {
  placed: ['order_number'],
  accepted: ['order_number'],
  declined: ['order_number'],
  cancelled: ['order_number'],
  completed: ['order_number'],
  payment_due: ['order_number', 'amount_due'],
  refunded: ['order_number', 'refund'],
}

/** What previews and tests are filled with. */
const sampleValues: Readonly<Record<Exclude<Placeholder, 'platform'>, Bilingual>> = {
  order_number: { en: '10427', ar: '10427' },
  store: { en: 'Saffron Kitchen', ar: 'مطبخ الزعفران' },
  area: { en: 'West Bay', ar: 'الخليج الغربي' },
  delivery_day: { en: '16 Dec 2030', ar: '16 ديسمبر 2030' },
  delivery_time: { en: '07:30 PM', ar: '07:30 مساءً' },
  total: { en: 'QAR 1,250.00', ar: '1,250.00 ر.ق' },
  reason: { en: 'The kitchen is fully booked that day', ar: 'المطبخ محجوز بالكامل في ذلك اليوم' },
  refund: { en: 'QAR 625.00', ar: '625.00 ر.ق' },
  amount_due: { en: 'QAR 625.00', ar: '625.00 ر.ق' },
}

const inlineTexts = (node: RichTextInline): string[] => [
  ...(node.type === 'text' ? [node.text] : []),
  // A link leads where it says: it has no placeholders.
  ...(node.marks ?? []).flatMap((mark) =>
    mark.type === 'link' ? [mark.attrs.href.replace(/[{}]/g, '{')] : [],
  ),
]

const blockTexts = (block: RichTextBlock): string[] =>
  block.type === 'paragraph' || block.type === 'heading'
    ? (block.content ?? []).flatMap(inlineTexts)
    : block.type === 'blockquote'
      ? block.content.flatMap(blockTexts)
      : block.content.flatMap(({ content }) => content.flatMap(blockTexts))

const textsOf = (text: string | RichTextDocument): string[] =>
  typeof text === 'string' ? [text] : text.content.flatMap(blockTexts)

/** A name in braces, or a brace that is left over. */
const anything = /\{[^{}]*\}?|\}/g

function namesIn(text: string | RichTextDocument): string[] {
  return textsOf(text).flatMap((each) => each.match(anything) ?? [])
}

interface Texts {
  readonly title: string
  readonly text: string | RichTextDocument
}
interface Fault {
  readonly at: keyof Texts
  readonly issue: 'placeholder.unknown' | 'placeholder.missing'
  /** As it is written, such as `{order_number}`. */
  readonly what: string
}

/** What is wrong with the placeholders of a message in one language. */
export function placeholderFaults(event: NoticeEvent, { title, text }: Texts): readonly Fault[] {
  const known = new Set(placeholdersOf(event).map((name) => `{${name}}`))
  const named = { title: namesIn(title), text: namesIn(text) }
  const unknown = (['title', 'text'] as const).flatMap((at): Fault[] => {
    const what = named[at].find((name) => !known.has(name))
    return what === undefined ? [] : [{ at, issue: 'placeholder.unknown', what }]
  })
  const all = new Set([...named.title, ...named.text])
  const missing = required[event].map((name) => `{${name}}`).find((name) => !all.has(name))
  const textIsWrong = unknown.some(({ at }) => at === 'text')
  return missing === undefined || textIsWrong
    ? unknown
    : [...unknown, { at: 'text', issue: 'placeholder.missing', what: missing }]
}

export type Values = Readonly<Partial<Record<Placeholder, string>>>

export const fillText = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name as Placeholder] ?? whole)

const fillInline = (node: RichTextInline, values: Values): RichTextInline =>
  node.type === 'text' ? { ...node, text: fillText(node.text, values) } : node

function fillBlock(block: RichTextBlock, values: Values): RichTextBlock {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.content
        ? { ...block, content: block.content.map((node) => fillInline(node, values)) }
        : block
    case 'blockquote':
      return { ...block, content: block.content.map((each) => fillBlock(each, values)) }
    case 'bulletList':
    case 'orderedList':
      return {
        ...block,
        content: block.content.map((item) => ({
          ...item,
          content: item.content.map((each) => fillBlock(each, values)),
        })),
      }
  }
}

export const fillDocument = (document: RichTextDocument, values: Values): RichTextDocument => ({
  ...document,
  content: document.content.map((block) => fillBlock(block, values)),
})

export const samplesIn = (language: Language, platform: string): Values => ({
  ...Object.fromEntries(Object.entries(sampleValues).map(([name, value]) => [name, value[language]])),
  platform,
})
