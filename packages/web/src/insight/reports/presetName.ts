import type { Translate } from '../../kernel/text/texts.ts'
import type { reportsText } from './reports.text.ts'

/** `This month`, `Ramadan 1447`. */
export const presetName = (t: Translate<typeof reportsText>, preset: string): string =>
  preset.startsWith('ramadan_')
    ? t('ramadan', { year: preset.slice('ramadan_'.length) })
    : t(preset as 'today')
