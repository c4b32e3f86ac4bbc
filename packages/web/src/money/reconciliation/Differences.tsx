import { Button } from '@mantine/core'
import { currency } from '@sufra/contract/kernel/money'
import type { Difference } from '@sufra/contract/money/reconciliation'
import { useState } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { ScrollRegion } from '../../kernel/display/ScrollRegion.tsx'
import { useLanguage, usePick, useText } from '../../kernel/text/language.tsx'
import css from './reconciliation.module.css'
import { reconciliationText } from './reconciliation.text.ts'

interface Props {
  readonly all: readonly Difference[]
  /** How many there are, if more than are kept. */
  readonly count: number
}

const atOnce = 100
const whole = (number: number) => number.toLocaleString('en-US')

/** What a run has found. The entries are named as in the database. */
export function Differences({ all, count }: Props) {
  const t = useText(reconciliationText)
  const pick = usePick()
  const { language } = useLanguage()
  const [shown, setShown] = useState(atOnce)
  const value = (text: string | null, money: boolean) =>
    text === null ? (
      t('nothing')
    ) : (
      <>
        <Ltr>{text}</Ltr>
        {money && <> {currency[language]}</>}
      </>
    )
  return (
    <div className={css.differences}>
      {count > all.length && <p>{t('shortened', { kept: whole(all.length), count: whole(count) })}</p>}
      <ScrollRegion label={t('result')}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('check')}</th>
              <th scope="col">{t('subject')}</th>
              <th scope="col">{t('expected')}</th>
              <th scope="col">{t('found')}</th>
            </tr>
          </thead>
          <tbody>
            {all.slice(0, shown).map(({ id, check, subject, money, expected, found }) => (
              <tr key={id}>
                <td>{pick(check)}</td>
                <td>
                  <Ltr>{subject}</Ltr>
                </td>
                <td>{value(expected, money)}</td>
                <td>{value(found, money)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {all.length > shown && (
        <Button variant="default" onClick={() => setShown(shown + atOnce)}>
          {t('showMore')}
        </Button>
      )}
    </div>
  )
}
