import { asksSameName } from '@sufra/contract/kernel/sameName'
import { ApiError } from '../data/api.ts'
import { confirm } from '../dialogs/confirm.tsx'
import { useText } from '../text/language.tsx'
import { formsText } from './forms.text.ts'

/** Sends a save. If the server reports a duplicate name, asks the user and, if confirmed, sends it again. */
export function useAskSameName() {
  const t = useText(formsText)
  return async <Answer>(send: (agreed: { same_name?: true }) => Promise<Answer>): Promise<Answer> => {
    try {
      return await send({})
    } catch (error) {
      if (!(error instanceof ApiError && asksSameName(error.body.code))) throw error
      const question = { title: error.message, text: t('sameNameText'), action: t('saveAnyway') }
      if (await confirm(question)) return send({ same_name: true })
      throw error
    }
  }
}
