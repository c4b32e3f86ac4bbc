import type { Language } from '@sufra/contract/kernel/language'
import css from './DryRun.module.css'

const tags = /(<\/?[a-z][^<>]*>)/i

/** A description as in its cell; a tag stays in one piece, whatever the direction of the text around it. */
export function RichTextValue({ text, language }: { text: string; language: Language }) {
  let at = 0
  const parts = text.split(tags).map((part, index) => {
    at += part.length
    return { key: at + index, part, isTag: index % 2 === 1 }
  })
  return (
    <span className={css.long} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      {parts.map(({ key, part, isTag }) =>
        isTag ? (
          <bdi key={key} dir="ltr" className={css.tag}>
            {part}
          </bdi>
        ) : (
          part
        ),
      )}
    </span>
  )
}
