import type { Language } from '@sufra/contract/kernel/language'
import { Money } from '../../../kernel/display/Money.tsx'
import { type Translate, translator } from '../../../kernel/text/texts.ts'
import type { CustomerGroup, CustomerOption } from '../groups.rules.ts'
import css from './CustomerItem.module.css'
import { customerText } from './customer.text.ts'

type Words = Translate<typeof customerText>

function ruleOf({ limits }: CustomerGroup, t: Words): string | null {
  if (!limits) return null
  const { least, portions } = limits
  const most = Math.max(least, limits.most)
  if (most === 0) return null
  const range =
    least === most
      ? t('exactly', { most })
      : least === 0
        ? t('upTo', { most })
        : t('between', { least, most })
  return portions > most ? `${range} · ${t('portions', { count: portions })}` : range
}

function timesOf({ least, most }: CustomerOption, t: Words): string | null {
  if (most <= 1) return null
  if (least === most) return t('eachExactly', { most })
  return least <= 1 ? t('eachUpTo', { most }) : t('eachBetween', { least, most })
}

function Option({ option, language, t }: { option: CustomerOption; language: Language; t: Words }) {
  const times = timesOf(option, t)
  return (
    <li>
      <span className={css.mark} />
      <span className={css.what}>
        <bdi>{option.name[language]}</bdi>
        {times && <small>{times}</small>}
      </span>
      {option.price === 0 ? (
        <span className={css.included}>{t('included')}</span>
      ) : (
        option.price !== null && <Money amount={option.price} />
      )}
    </li>
  )
}

interface Props {
  readonly groups: readonly CustomerGroup[]
  readonly language: Language
}

/** An item's choices and addons, as far as customers see them. */
export function CustomerGroups({ groups, language }: Props) {
  const t = translator(customerText, language)
  // A group or option without a name yet has nothing to show.
  const begun = ({ id, name }: { id: number; name: { en: string; ar: string } }) =>
    id !== 0 || name[language] !== ''
  return groups
    .filter((group) => group.shown && begun(group))
    .map((group) => {
      const rule = ruleOf(group, t)
      return (
        <section key={`${group.kind}-${group.id}`} className={css.group}>
          <h4>
            <bdi>{group.name[language]}</bdi>
            {group.limits && (
              <span className={css.chip} data-required={group.limits.least > 0 || undefined}>
                {t(group.limits.least > 0 ? 'required' : 'optional')}
              </span>
            )}
          </h4>
          {rule && <p>{rule}</p>}
          <ul className={css.options} data-one={group.limits?.most === 1 || undefined}>
            {group.options
              .filter((option) => option.shown && begun(option))
              .map((option) => (
                <Option key={option.id} option={option} language={language} t={t} />
              ))}
          </ul>
        </section>
      )
    })
}
