import {
  fillDocument,
  fillText,
  type NoticeEvent,
  placeholderFaults,
  type Values,
} from '@sufra/contract/engagement/orderMessages.placeholders'
import { issueTexts } from '@sufra/contract/kernel/issues'
import { fill, type Language, languages } from '@sufra/contract/kernel/language'
import type { RichTextDocument } from '@sufra/contract/kernel/richText.rules'
import { fail } from '../../kernel/errors/apiError.ts'

export interface MailTexts {
  readonly title_en: string
  readonly title_ar: string
  readonly body_en: RichTextDocument
  readonly body_ar: RichTextDocument
}
export interface PushTexts {
  readonly title_en: string
  readonly title_ar: string
  readonly message_en: string
  readonly message_ar: string
}

const textOf = (texts: MailTexts | PushTexts, language: Language) => {
  const en = 'body_en' in texts ? texts.body_en : texts.message_en
  const ar = 'body_ar' in texts ? texts.body_ar : texts.message_ar
  return { title: texts[`title_${language}`], text: language === 'ar' ? ar : en }
}

/** Refuses placeholders that the event does not have, and texts without those it needs, at their fields. */
export function checkPlaceholders(event: NoticeEvent, texts: MailTexts | PushTexts, reader: Language): void {
  const text = 'body_en' in texts ? 'body' : 'message'
  const errors = languages.flatMap((language) =>
    placeholderFaults(event, textOf(texts, language)).map(({ at, issue, what }) => [
      `${at === 'title' ? 'title' : text}_${language}`,
      fill(issueTexts[issue][reader], { what }),
    ]),
  )
  if (errors.length > 0) fail('input.invalid', { errors: Object.fromEntries(errors) })
}

type Filling = Readonly<Record<Language, Values>>

export const filledMail = (texts: MailTexts, { en, ar }: Filling): MailTexts => ({
  title_en: fillText(texts.title_en, en),
  title_ar: fillText(texts.title_ar, ar),
  body_en: fillDocument(texts.body_en, en),
  body_ar: fillDocument(texts.body_ar, ar),
})

export const filledPush = (texts: PushTexts, { en, ar }: Filling): PushTexts => ({
  title_en: fillText(texts.title_en, en),
  title_ar: fillText(texts.title_ar, ar),
  message_en: fillText(texts.message_en, en),
  message_ar: fillText(texts.message_ar, ar),
})
