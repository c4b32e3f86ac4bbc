import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { currentLanguage } from '../../kernel/text/language.tsx'
import { secondStepText } from '../secondStep/secondStep.text.ts'
import { Proof } from './Proof.tsx'

/** Asks again who somebody is. The call that needed it goes on afterwards, with what was typed. */
export const confirmIdentity = (): Promise<boolean> =>
  confirm({
    title: secondStepText.confirmTitle[currentLanguage()],
    content: (answer) => <Proof answer={answer} />,
  })
