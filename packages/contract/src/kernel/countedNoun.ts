const english: Readonly<Record<string, string>> = {
  second: 'seconds',
  minute: 'minutes',
  hour: 'hours',
  day: 'days',
  time: 'times',
  row: 'rows',
  character: 'characters',
  entry: 'entries',
  difference: 'differences',
}

/** Forms after a preposition, for one, two, 3 to 10, 11 to 99 and 100. Zero uses the form of 100. */
const arabic: Readonly<Record<string, readonly [string, string, string, string, string]>> = {
  ثانية: ['ثانية', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية'],
  دقيقة: ['دقيقة', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'],
  ساعة: ['ساعة', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'],
  يوم: ['يوم', 'يومين', 'أيام', 'يومًا', 'يوم'],
  مرة: ['مرة واحدة', 'مرتين', 'مرات', 'مرة', 'مرة'],
  صف: ['صف واحد', 'صفين', 'صفوف', 'صفًا', 'صف'],
  حرف: ['حرف واحد', 'حرفين', 'أحرف', 'حرفًا', 'حرف'],
  عنصر: ['عنصر واحد', 'عنصرين', 'عناصر', 'عنصرًا', 'عنصر'],
  فرق: ['فرق واحد', 'فرقين', 'فروق', 'فرقًا', 'فرق'],
}

const forms = ['one', 'two', 'few', 'many']
const rules = new Intl.PluralRules('ar')

/**
 * A number with its noun. The noun is given in the singular: `5 minutes`, `5 دقائق`. Arabic writes no number before the
 * forms for one and two.
 */
export function counted(count: string | number, noun: string): string {
  const number = Number(String(count).replaceAll(',', ''))
  const plural = english[noun]
  if (plural) return `${count} ${number === 1 ? noun : plural}`
  const form = arabic[noun]?.at(forms.indexOf(rules.select(number))) ?? noun
  return number === 1 || number === 2 ? form : `${count} ${form}`
}
