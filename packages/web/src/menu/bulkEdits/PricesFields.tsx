import { NativeSelect } from '@mantine/core'
import { changeablePrices, priceSteps } from '@sufra/contract/menu/bulkEdits'
import { useState } from 'react'
import { NumberInput, numberOf } from '../../kernel/inputs/NumberInput.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { fieldNames, itemsText } from '../items/items.text.ts'
import { bulkText } from '../itemTable/bulk.text.ts'
import css from './BulkDialog.module.css'
import type { BulkChange } from './useBulkChange.ts'

const directions = ['raise', 'lower'] as const
const mostLower = 90

/** Which prices to raise or lower, and by how much. */
export function PricesFields({ bulk }: { bulk: BulkChange }) {
  const t = useText(bulkText)
  const words = useText(itemsText)
  const [chosen, setChosen] = useState({
    typed: '',
    direction: 'raise' as (typeof directions)[number],
    prices: ['original_price', 'promoted_price'] as (typeof changeablePrices)[number][],
    step: 0.01 as (typeof priceSteps)[number],
  })
  const choose = (change: Partial<typeof chosen>) => {
    const next = { ...chosen, ...change }
    setChosen(next)
    const empty = next.typed.trim() === ''
    const percent = empty ? (null as unknown as number) : numberOf(next.typed)
    bulk.choose({
      what: 'prices',
      // An empty field has no sign to change.
      percent: next.direction === 'lower' && percent ? -percent : percent,
      prices: next.prices,
      round_to: next.step,
    })
  }
  const tooLow = chosen.direction === 'lower' && numberOf(chosen.typed) > mostLower
  const percentError = bulk.errorOf('percent')
  const pricesError = bulk.errorOf('prices')
  return (
    <>
      <div className={css.row}>
        <fieldset className={css.choice}>
          <legend>{t('direction')}</legend>
          {directions.map((direction) => (
            <label key={direction}>
              <input
                type="radio"
                name="direction"
                checked={chosen.direction === direction}
                onChange={() => choose({ direction })}
              />
              {t(direction)}
            </label>
          ))}
        </fieldset>
        <NumberInput
          label={t('percent')}
          name="percent"
          decimals={2}
          unit="%"
          data-autofocus
          withAsterisk
          value={chosen.typed}
          error={percentError && (tooLow ? t('tooLow', { most: mostLower }) : percentError)}
          onChange={(typed) => choose({ typed: typed.replaceAll('-', '') })}
        />
        <NativeSelect
          label={t('roundTo')}
          value={String(chosen.step)}
          data={priceSteps.map((step) => ({
            value: String(step),
            label: step === 0.01 ? t('roundExact') : t('roundStep', { step }),
          }))}
          onChange={(event) => {
            const step = priceSteps.find((each) => String(each) === event.currentTarget.value)
            if (step) choose({ step })
          }}
        />
      </div>
      <fieldset className={css.choice} aria-describedby={pricesError && 'prices-error'}>
        <legend>{t('whichPrices')}</legend>
        {changeablePrices.map((price) => (
          <label key={price}>
            <input
              type="checkbox"
              checked={chosen.prices.includes(price)}
              onChange={({ currentTarget }) =>
                choose({
                  prices: changeablePrices.filter((each) =>
                    each === price ? currentTarget.checked : chosen.prices.includes(each),
                  ),
                })
              }
            />
            {words(fieldNames[price])}
          </label>
        ))}
        {pricesError && (
          <p id="prices-error" className={css.error}>
            {pricesError}
          </p>
        )}
      </fieldset>
    </>
  )
}
