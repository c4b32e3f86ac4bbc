/** Asks somebody to prove again who they are; false if they go back. Set by the dialog that does it. */
let ask: (() => Promise<boolean>) | undefined
/** The dialog that is open: calls that come together wait for one answer. */
let asked: Promise<boolean> | undefined

export const identity = {
  askWith(how: () => Promise<boolean>): void {
    ask = how
  },
  confirmed(): Promise<boolean> {
    asked ??= (ask?.() ?? Promise.resolve(false)).finally(() => {
      asked = undefined
    })
    return asked
  },
}
