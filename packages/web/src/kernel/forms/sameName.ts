import { asksSameName } from '@sufra/contract/kernel/sameName'
import { ApiError } from '../data/api.ts'
import { confirm } from '../dialogs/confirm.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'

/** Sends; where the server asks whether a second row of one name is meant, so does this, and a yes sends again. */
export function useAskSameName() {
  const t = useText(kernelText)
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
