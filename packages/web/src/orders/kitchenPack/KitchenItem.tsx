import type { Language } from '@sufra/contract/kernel/language'
import type { KitchenPack, Servings } from '@sufra/contract/orders/orders'
import { Code } from '../../kernel/print/figures.tsx'
import { Sides } from '../../kernel/print/printLanguage.tsx'
import { after } from '../order/optionGroup.rules.ts'
import css from '../print/SheetLines.module.css'
import { bilingual, comma, named } from '../print/SheetLines.tsx'
import kitchen from './KitchenSheet.module.css'
import { servingsText } from './kitchen.rules.ts'

type Line = KitchenPack['slips'][number]['lines'][number]
type Portion = Line['choices'][number]

function Portions({ of, language, sum }: { of: readonly Portion[]; language: Language; sum: boolean }) {
  return of.map((portion, index) => (
    <span key={`${portion.name_en} ${portion.name_ar}`}>
      {index > 0 && comma[language]}
      {named(portion, language)}
      {(sum || portion.quantity > 1) && (
        <>
          {' '}
          <Code>×{portion.quantity}</Code>
        </>
      )}
    </span>
  ))
}

/** "Regular" of one group is not "Regular" of another: portions are listed under their group. */
const groupsOf = (portions: readonly Portion[]) =>
  [...Map.groupBy(portions, ({ group_en, group_ar }) => `${group_en}\n${group_ar}`).values()].flatMap((of) =>
    of[0] ? [{ name_en: of[0].group_en, name_ar: of[0].group_ar, portions: of }] : [],
  )

/** An item with how it is served and its options by group. Kitchen sheets show no prices. */
export function KitchenItem({
  of,
  servings,
  sum = false,
}: {
  of: Pick<Line, 'name_en' | 'name_ar' | 'choices' | 'addons'>
  servings: readonly Servings[]
  sum?: boolean
}) {
  const groups = [...groupsOf(of.choices), ...groupsOf(of.addons)]
  return (
    <Sides>
      {(language) => (
        <>
          <span className={css.itemName}>{named(of, language)}</span>
          {servings.map((each) => (
            <span key={each.enough_for} className={kitchen.portions}>
              <bdi dir={language === 'ar' ? 'rtl' : 'ltr'}>{servingsText(each, language)}</bdi>
            </span>
          ))}
          {groups.map((group) => (
            <span key={`${group.name_en} ${group.name_ar}`} className={kitchen.portions}>
              {named(group, language)}
              {after(bilingual(group)[language] || group.name_en)}
              <Portions of={group.portions} language={language} sum={sum} />
            </span>
          ))}
        </>
      )}
    </Sides>
  )
}
