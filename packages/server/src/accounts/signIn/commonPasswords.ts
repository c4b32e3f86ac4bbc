/** How many of the list, which is ordered from the most common. */
const most = 10_000

let known: Promise<ReadonlySet<string>> | undefined

/** Loaded when first needed, which in most processes is never. */
async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, most))
}

/** What somebody who guesses here tries first, with digits and signs around it. */
const ofThisPlace: ReadonlySet<string> = new Set([
  ...(['sufra', 'restaurant', 'catering', 'kitchen', 'admin', 'manager', 'doha', 'qatar'] as const),
  ...(['سفرة', 'مطعم', 'مطبخ', 'ضيافة', 'الدوحة', 'قطر'] as const),
])

/** Whether a password is among the most common, or a word of this place and no other letters; in any letter case. */
export async function isCommon(password: string): Promise<boolean> {
  known ??= read()
  const typed = password.normalize('NFKC').toLowerCase()
  return (await known).has(typed) || ofThisPlace.has(typed.replaceAll(/[^\p{L}]/gu, ''))
}
