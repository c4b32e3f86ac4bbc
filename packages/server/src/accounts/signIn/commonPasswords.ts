/** How many of the list, which is ordered from the most common. */
const most = 10_000

let known: Promise<ReadonlySet<string>> | undefined

/** Loaded when first needed, which in most processes is never. */
async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, most))
}

/** Whether a password is among the most common, in any letter case. */
export async function isCommon(password: string): Promise<boolean> {
  known ??= read()
  return (await known).has(password.normalize('NFKC').toLowerCase())
}
