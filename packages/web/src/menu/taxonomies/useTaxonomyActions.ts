import type { Taxonomy } from '@sufra/contract/menu/taxonomies.shapes'
import { call } from '../../kernel/data/api.ts'
import { bulkText } from '../../kernel/list/bulk/bulk.text.ts'
import type { BulkAction } from '../../kernel/list/bulk/bulk.ts'
import { switchActions } from '../../kernel/list/bulk/switchActions.ts'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import type { TaxonomyKind } from './taxonomyKind.ts'

/** Several of them are shown to customers, or no longer. */
export function useTaxonomyActions({ updateStatus }: TaxonomyKind): readonly BulkAction<Taxonomy>[] {
  const t = useText(bulkText)
  const { can } = useSession()
  const turn = ({ id }: Taxonomy, on: boolean) =>
    call(updateStatus, { params: { id }, body: { status: on }, from: 'bulk' })
  return can(updateStatus) ? switchActions<Taxonomy>(t, { isOn: ({ status }) => status, turn }) : []
}
