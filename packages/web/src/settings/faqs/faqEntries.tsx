import type { Language } from '@sufra/contract/kernel/language'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { answerLength, type Faq, faqs, questionLength } from '@sufra/contract/settings/faqs'
import { IconMessageQuestion } from '@tabler/icons-react'
import { useMemo } from 'react'
import { rowHistory } from '../../accounts/trail/rowHistory.tsx'
import type { EntryColumn, EntryFields, EntryList, EntrySaved } from '../../kernel/entries/entries.ts'
import { useEntryForm } from '../../kernel/forms/useEntryForm.ts'
import { BilingualInput } from '../../kernel/inputs/BilingualInput.tsx'
import { inLanguageText } from '../../kernel/text/inLanguage.text.ts'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import css from './Faqs.module.css'
import { faqsText } from './faqs.text.ts'

export const rowsOf = (data: OutputOf<typeof faqs.list>): readonly Faq[] => data.faqs

/** The answer below the question, and both in the other language beside them. */
function useFaqColumns(): readonly EntryColumn<Faq>[] {
  const t = useText(faqsText)
  const sided = useText(inLanguageText)
  const { language } = useLanguage()
  return useMemo(() => {
    const other = language === 'en' ? 'ar' : 'en'
    const text = (part: 'question' | 'answer', side: Language) => ({
      key: `${part}_${side}`,
      head: sided(side, {
        what: t(part === 'question' ? 'name' : 'answer'),
      }),
      cardRole: 'fact' as const,
      cell: (row: Faq) => (
        <span className={css[part]} lang={side} dir={side === 'ar' ? 'rtl' : 'ltr'}>
          {row[`${part}_${side}`]}
        </span>
      ),
    })
    return [text('answer', language), text('question', other), text('answer', other)]
  }, [t, sided, language])
}

function useFaqForm(row: Faq | undefined, saved: EntrySaved): EntryFields {
  const t = useText(faqsText)
  const form = useEntryForm(faqs.save, faqs.update, {
    row,
    initial: {
      question_en: row?.question_en ?? '',
      question_ar: row?.question_ar ?? '',
      answer_en: row?.answer_en ?? '',
      answer_ar: row?.answer_ar ?? '',
    },
    body: (values) => values,
    saved: (answer, { question_en, question_ar }) =>
      saved(answer, { name_en: question_en, name_ar: question_ar }),
    failed: 'shown',
  })
  return {
    form,
    en: form.field('question_en'),
    ar: form.field('question_ar'),
    maxLength: questionLength,
    required: true,
    more: (
      <BilingualInput
        label={t('answer')}
        en={form.field('answer_en')}
        ar={form.field('answer_ar')}
        maxLength={answerLength}
        long
        required
      />
    ),
  }
}

export const faqList: EntryList<Faq> = {
  moreActions: rowHistory('faqs'),
  texts: faqsText,
  icon: IconMessageQuestion,
  nameOf: ({ question_en, question_ar }) => ({ en: question_en, ar: question_ar }),
  rowClass: css.card,
  useColumns: useFaqColumns,
  remove: faqs.remove,
  invalidates: [faqs.list],
  useForm: useFaqForm,
}
