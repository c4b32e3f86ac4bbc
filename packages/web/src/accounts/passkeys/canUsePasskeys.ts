/** Whether this browser has passkeys, and for this address: it has none for one that is a number. */
export const canUsePasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname)
