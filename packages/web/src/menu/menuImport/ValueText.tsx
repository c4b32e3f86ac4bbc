import { dirhams } from '@sufra/contract/kernel/money'
import type { ChangedValue } from '@sufra/contract/menu/bulkEdits'
import { deliveryTypes } from '@sufra/contract/menu/items'
import { sheetKinds } from '@sufra/contract/menu/menuImport'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { valueText } from './columns.text.ts'
import { menuImportText } from './menuImport.text.ts'
import { RichTextValue } from './RichTextValue.tsx'

/** The value of a field before or after the import. */
export function ValueText({ field, value }: { field: string; value: ChangedValue }) {
  const t = useText(menuImportText)
  const kernel = useText(kernelText)
  const pick = usePick()
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return <em>{t('none')}</em>
  if (typeof value === 'boolean') return pick(valueText[value ? 'yes' : 'no'])
  if (typeof value === 'number')
    return sheetKinds[field] === 'money' ? <Money amount={dirhams(value)} /> : <Ltr>{value}</Ltr>
  if (Array.isArray(value)) return <bdi>{value.map(pick).join(kernel('listComma'))}</bdi>
  if (typeof value === 'object') return <bdi>{pick(value)}</bdi>
  if (sheetKinds[field] === 'rich')
    return <RichTextValue text={value} language={field.endsWith('_ar') ? 'ar' : 'en'} />
  const type = sheetKinds[field] === 'delivery' && deliveryTypes.find((each) => each === value)
  return <bdi>{type ? pick(valueText[type]) : value}</bdi>
}
