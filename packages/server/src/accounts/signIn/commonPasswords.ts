/** So many of the list: it is in order, the most common first. */
const most = 10_000

let known: Promise<ReadonlySet<string>> | undefined

/** Read when it is first needed, which in most processes is never. */
async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, most))
}

/** One of those that are tried first, in whatever letter case. */
export async function isCommon(password: string): Promise<boolean> {
  known ??= read()
  return (await known).has(password.normalize('NFKC').toLowerCase())
}
