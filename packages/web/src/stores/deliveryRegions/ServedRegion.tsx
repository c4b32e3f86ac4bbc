import { Button } from '@mantine/core'
import type { StoreRegion } from '@sufra/contract/stores/deliveryRegions'
import { IconPencil } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { EndTime } from '../../kernel/display/EndTime.tsx'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Money } from '../../kernel/display/Money.tsx'
import { useInlineRows } from '../../kernel/inline/useInlineRows.ts'
import { usePick, useText } from '../../kernel/text/language.tsx'
import css from './DeliveryRegions.module.css'
import { deliveryRegionsText } from './deliveryRegions.text.ts'
import { SpecificAreas } from './SpecificAreas.tsx'
import { TermsForm } from './TermsForm.tsx'

interface Props {
  readonly storeId: number
  readonly region: StoreRegion
  readonly canWrite: boolean
}

/** A region the store delivers to: its times and fee, and the areas that have their own. */
export function ServedRegion({ storeId, region, canWrite }: Props) {
  const t = useText(deliveryRegionsText)
  const pick = usePick()
  const rows = useInlineRows()
  const [editing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (wasEditing.current && !editing) button.current?.focus()
    wasEditing.current = editing
  }, [editing])
  const name = pick(region.name)
  return (
    <section className={css.served} aria-label={name}>
      <div className={css.head}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {canWrite && !editing && (
          <Button
            ref={button}
            variant="default"
            leftSection={<IconPencil size={18} stroke={1.6} aria-hidden />}
            disabled={rows.edited !== null}
            onClick={() => setEditing(true)}
          >
            {t('editDetails')}
          </Button>
        )}
      </div>
      {editing ? (
        <TermsForm
          storeId={storeId}
          region={{ id: region.region_id, name: region.name }}
          served={region}
          onClose={() => setEditing(false)}
        />
      ) : (
        <dl className={css.facts} aria-label={t('details')}>
          <div>
            <dt>{t('start')}</dt>
            <dd>
              <Ltr>{region.start_time}</Ltr>
            </dd>
          </div>
          <div>
            <dt>{t('end')}</dt>
            <dd>
              <EndTime {...region} />
            </dd>
          </div>
          <div>
            <dt>{t('fees')}</dt>
            <dd>
              <Money amount={region.catering_delivery_fees} />
            </dd>
          </div>
        </dl>
      )}
      <p className={css.quiet}>{t('serves')}</p>
      <SpecificAreas region={region} state={rows} canWrite={canWrite && !editing} />
    </section>
  )
}
