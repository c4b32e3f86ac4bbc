import type { Bilingual } from '@sufra/contract/kernel/language'
import type { ReactNode } from 'react'
import css from './Facts.module.css'
import { Say } from './printLanguage.tsx'

export type Fact = readonly [name: Bilingual, value: ReactNode]

/** Names and values; in both languages the value is between its two names. */
export function Facts({ title, facts }: { title: Bilingual; facts: readonly (Fact | null)[] }) {
  return (
    <section className={css.facts}>
      <h2>
        <Say of={title} />
      </h2>
      <dl>
        {facts.map(
          (fact) =>
            fact && (
              <div key={fact[0].en}>
                <dt>
                  <Say of={fact[0]} />
                </dt>
                <dd>{fact[1]}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
