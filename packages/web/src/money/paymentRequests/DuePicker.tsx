import { TextInput } from '@mantine/core'
import { westernDigits } from '@sufra/contract/kernel/digits'
import type { DueOrder } from '@sufra/contract/money/paymentRequests'
import { useState } from 'react'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency } from '../../kernel/display/Money.tsx'
import { ScrollRegion } from '../../kernel/display/ScrollRegion.tsx'
import { DayInput } from '../../kernel/inputs/DayInput.tsx'
import { RowCheckbox } from '../../kernel/list/bulk/RowCheckbox.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { FigureCell } from '../figures/FigureCell.tsx'
import { OrderCells, OrderHeads } from './OrderCells.tsx'
import css from './paymentRequests.module.css'
import { paymentRequestsText } from './paymentRequests.text.ts'

interface Props {
  readonly orders: readonly DueOrder[]
  readonly chosen: ReadonlySet<number>
  readonly onChange: (chosen: ReadonlySet<number>) => void
}

/** Chooses due orders: one by one, by the days on which they ended, or all that the search leaves. */
export function DuePicker({ orders, chosen, onChange }: Props) {
  const t = useText(paymentRequestsText)
  const [search, setSearch] = useState('')
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const wanted = westernDigits(search.trim())
  const listed = orders.filter(
    ({ id, day }) => String(id).includes(wanted) && (!from || day >= from) && (!to || day <= to),
  )
  const picked = listed.filter(({ id }) => chosen.has(id))
  const toggle = (id: number) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    onChange(next)
  }
  const toggleAll = () => {
    const next = new Set(chosen)
    for (const { id } of listed) {
      if (picked.length === listed.length) next.delete(id)
      else next.add(id)
    }
    onChange(next)
  }
  return (
    <>
      <div className={css.tools}>
        <TextInput
          label={t('findOrder')}
          inputMode="numeric"
          dir="ltr"
          labelProps={{ dir: 'auto' }}
          maxLength={15}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <DayInput label={t('fromDay')} optional value={from} onChange={setFrom} w={140} />
        <DayInput label={t('toDay')} optional value={to} onChange={setTo} w={140} />
      </div>
      <ScrollRegion label={t('dueOrders')}>
        <table className={css.table} aria-label={t('dueOrders')}>
          <thead>
            <tr>
              <th scope="col">
                <RowCheckbox
                  label={t('chooseAll')}
                  checked={listed.length > 0 && picked.length === listed.length}
                  mixed={picked.length > 0 && picked.length < listed.length}
                  onToggle={toggleAll}
                />
              </th>
              <OrderHeads />
              <th scope="col" data-figures>
                {t('remaining')} <Currency />
              </th>
            </tr>
          </thead>
          <tbody>
            {listed.map((order) => (
              <tr key={order.id}>
                <td>
                  <RowCheckbox
                    label={t('chooseOrder', { id: order.id })}
                    checked={chosen.has(order.id)}
                    onToggle={() => toggle(order.id)}
                  />
                </td>
                <td>
                  <Ltr>{order.id}</Ltr>
                </td>
                <OrderCells order={order} />
                <FigureCell
                  name={`${t('remaining')} · ${t('orderLine', { id: order.id })}`}
                  amount={order.remaining_amount}
                  of={{ figure: 'order_remaining', id: order.id }}
                />
              </tr>
            ))}
            {listed.length === 0 && (
              <tr>
                <td colSpan={7}>{t('noneListed')}</td>
              </tr>
            )}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  )
}
