import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type {
  ConfirmOptions,
  CreationOptions,
  NewCredential,
  SignInOptions,
  UsedCredential,
} from '@sufra/contract/accounts/passkeys.shapes'
import { UserFacingError } from '../../kernel/data/userFacingError.ts'
import { currentLanguage } from '../../kernel/text/language.tsx'
import { passkeysText } from './passkeys.text.ts'

/** Browsers say no more than these, on purpose. */
const reasons: Readonly<Record<string, keyof typeof passkeysText>> = {
  // Closed by the person, or timed out.
  NotAllowedError: 'stopped',
  AbortError: 'stopped',
  InvalidStateError: 'there',
  ConstraintError: 'noLock',
  NotSupportedError: 'noLock',
  SecurityError: 'otherAddress',
}

function userFacing(error: unknown): UserFacingError {
  const reason = (error instanceof Error && reasons[error.name]) || 'failed'
  return new UserFacingError(passkeysText[reason][currentLanguage()], { cause: error })
}

// Some password managers answer extensions that nobody asked for.
const clientExtensionResults = {}

/** Has the browser make a passkey. */
export const makePasskey = (optionsJSON: CreationOptions): Promise<NewCredential> =>
  startRegistration({ optionsJSON }).then(
    (made) => ({ ...made, clientExtensionResults }),
    (error) => Promise.reject(userFacing(error)),
  )

/** Has the browser sign with one. */
export const signWithPasskey = (optionsJSON: SignInOptions | ConfirmOptions): Promise<UsedCredential> =>
  startAuthentication({ optionsJSON }).then(
    (used) => ({ ...used, clientExtensionResults }),
    (error) => Promise.reject(userFacing(error)),
  )
