import { fieldErrors, issueTexts } from '@sufra/contract/kernel/issues'
import { fill, type Language } from '@sufra/contract/kernel/language'
import type { RichTextDocument } from '@sufra/contract/kernel/richText'
import { richTooLong, sheetProblems } from '@sufra/contract/menu/menuImport.problems'
import type { z } from 'zod'
import { isBlank } from '../items/items.rules.ts'
import { documentOfText, MisreadTag } from './menuImport.richText.read.ts'
import { textOfDocument } from './menuImport.richText.ts'

type Read = { readonly value: string | null } | { readonly problem: string }

/** Validates a description by its form's rules; an empty one is null, as in the form. */
export function readRich(schema: z.ZodType, text: string, language: Language): Read {
  if (text === richTooLong) return { problem: sheetProblems.tooLong[language] }
  try {
    const read = schema.safeParse(JSON.stringify(documentOfText(text)))
    if (!read.success)
      return {
        problem: Object.values(fieldErrors(read.error.issues, language))[0] ?? issueTexts.type[language],
      }
    const document = read.data as RichTextDocument
    return { value: isBlank(document) ? null : textOfDocument(document) }
  } catch (error) {
    if (!(error instanceof MisreadTag)) throw error
    return { problem: fill(sheetProblems[error.problem][language], { tag: error.tag }) }
  }
}
