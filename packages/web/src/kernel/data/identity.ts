/** Asks somebody to prove again who they are; false if they go back. Set by what shows the dialog. */
let ask = async (): Promise<boolean> => false
/** Calls that come together wait for one answer. */
let asked: Promise<boolean> | undefined

export const askIdentityWith = (how: typeof ask): void => {
  ask = how
}

export const confirmedIdentity = (): Promise<boolean> => {
  asked ??= ask().finally(() => {
    asked = undefined
  })
  return asked
}
