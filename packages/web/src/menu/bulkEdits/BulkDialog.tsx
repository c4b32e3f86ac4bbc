import { Button, Group, Stack } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { MadeChange } from '@sufra/contract/menu/bulkEdits'
import type { Category } from '@sufra/contract/menu/categories'
import type { ItemRow } from '@sufra/contract/menu/items'
import { useEffect, useRef } from 'react'
import { Callout } from '../../kernel/display/Callout.tsx'
import { FormModal } from '../../kernel/forms/FormModal.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { bulkText } from '../itemTable/bulk.text.ts'
import css from './BulkDialog.module.css'
import type { BulkKind } from './bulk.ts'
import { CategoryField } from './CategoryField.tsx'
import { ChoiceFields } from './ChoiceFields.tsx'
import { FlagFields } from './FlagFields.tsx'
import { Plan } from './Plan.tsx'
import { PricesFields } from './PricesFields.tsx'
import { type Draft, useBulkChange } from './useBulkChange.ts'

/** The initial values of each change. An id of 0 fails the preview with a field error. */
const drafts: Readonly<Record<BulkKind, Draft>> = {
  prices: {
    what: 'prices',
    // The schema reports an empty field.
    percent: null as unknown as number,
    prices: ['original_price', 'promoted_price'],
    round_to: 0.01,
  },
  flag: { what: 'flag', flag: 'show', value: true },
  category: { what: 'category', sub_category_id: 0 },
  choice: { what: 'choice', item_choice_id: 0 },
}
const titles = {
  prices: 'pricesTitle',
  flag: 'flagTitle',
  category: 'categoryTitle',
  choice: 'choiceTitle',
} as const

interface Props {
  readonly kind: BulkKind
  readonly storeId: number
  readonly items: readonly ItemRow[]
  readonly selected: readonly number[]
  readonly categories: readonly Category[]
  readonly onClose: () => void
  readonly onMade: (change: MadeChange) => void
}

/** One change of all selected items: chosen above, previewed below, applied as previewed. */
export default function BulkDialog({ kind, storeId, items, selected, categories, onClose, onMade }: Props) {
  const t = useText(bulkText)
  const kernel = useText(kernelText)
  const narrow = useMediaQuery('(max-width: 48em)', undefined, { getInitialValueInEffect: false })
  const bulk = useBulkChange(storeId, selected, drafts[kind], onMade)
  const { preview, busy } = bulk
  const changing = preview?.items.filter(
    ({ changes, problems }) => changes.length > 0 && problems.length === 0,
  )
  const result = useRef<HTMLElement>(null)
  useEffect(() => {
    if (preview) result.current?.focus()
  }, [preview])
  return (
    <FormModal
      isDirty={bulk.isDirty}
      onClose={onClose}
      title={t(titles[kind])}
      size={760}
      fullScreen={narrow}
    >
      {(close) => (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            bulk.look()
          }}
        >
          <Stack gap="md">
            <p className={css.for}>{t('forItems', { count: selected.length })}</p>
            {kind === 'prices' && <PricesFields bulk={bulk} />}
            {kind === 'flag' && <FlagFields bulk={bulk} />}
            {kind === 'category' && <CategoryField bulk={bulk} categories={categories} />}
            {kind === 'choice' && <ChoiceFields bulk={bulk} items={items} />}
            {bulk.failure && <Callout tone="error">{bulk.failure}</Callout>}
            {preview && (
              <section ref={result} tabIndex={-1} className={css.result} aria-label={t('previewTitle')}>
                {bulk.stale && <Callout tone="info">{t('stale')}</Callout>}
                <Plan items={preview.items} />
              </section>
            )}
            <Group justify="flex-end" gap="xs" className={css.foot}>
              <Button variant="default" onClick={close}>
                {kernel('cancel')}
              </Button>
              {preview ? (
                <Button loading={busy !== null} disabled={changing?.length === 0} onClick={bulk.make}>
                  {t('apply', { count: changing?.length ?? 0 })}
                </Button>
              ) : (
                <Button type="submit" loading={busy !== null}>
                  {t('preview')}
                </Button>
              )}
            </Group>
          </Stack>
        </form>
      )}
    </FormModal>
  )
}
