import { groupingHeads } from '@sufra/contract/insight/reports.words'
import { texts } from '../../kernel/text/texts.ts'

export const itemsReportText = texts({
  top: { en: 'Top items', ar: 'الأصناف الأكثر مبيعًا' },
  categories: { en: 'Top categories', ar: 'التصنيفات الأكثر مبيعًا' },
  pairs: { en: 'Ordered together', ar: 'أصناف تُطلب معًا' },
  unsold: { en: 'Never sold', ar: 'أصناف لم تُبع' },
  item: groupingHeads.item,
  with: { en: 'With', ar: 'مع' },
  category: groupingHeads.category,
  store: groupingHeads.store,
  items: { en: 'Items', ar: 'الأصناف' },
  noneSold: { en: 'No items were sold in this range', ar: 'لم يُبع أي صنف في هذه الفترة' },
  noPairs: {
    en: 'No order of this range has several items',
    ar: 'لا يوجد في هذه الفترة طلب يتضمن أكثر من صنف',
  },
  allSold: {
    en: 'Every item on the menu was sold in this range',
    ar: 'بيعت كل الأصناف الظاهرة في هذه الفترة',
  },
})
