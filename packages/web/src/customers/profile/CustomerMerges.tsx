import { Button } from '@mantine/core'
import { type CustomerMerge, customerMerges } from '@sufra/contract/customers/merges'
import { formatDay, qatarDay } from '@sufra/contract/kernel/clock'
import { localPhone } from '@sufra/contract/kernel/phone'
import { queryClient, useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useLanguage, useText } from '../../kernel/text/language.tsx'
import { ProfilePart } from './ProfilePart.tsx'
import css from './profile.module.css'
import { mergeText } from './profile.text.ts'

/** Records merged into this one. Nothing is shown for a customer without. */
export function CustomerMerges({ id }: { readonly id: number }) {
  const t = useText(mergeText)
  const query = useOperation(customerMerges.list, { params: { id } })
  if (query.data ? query.data.merges.length === 0 : !query.error) return null
  return (
    <ProfilePart title={t('merges')} query={query}>
      {({ merges }) => (
        <ul className={css.entries}>
          {merges.map((merge) => (
            <li key={merge.id} className={css.entry}>
              <Line merge={merge} />
            </li>
          ))}
        </ul>
      )}
    </ProfilePart>
  )
}

function Line({ merge }: { readonly merge: CustomerMerge }) {
  const t = useText(mergeText)
  const { language } = useLanguage()
  const { can } = useSession()
  const { id, fullname: name } = merge
  const mobile = localPhone(merge.mobile)
  const undo = useConfirmed(customerMerges.undo, {
    invalidates: [customerMerges.list],
    done: () => void queryClient.invalidateQueries(),
  })
  const question = {
    title: t('undoAsk', { name }),
    text: t('undoText', { mobile }),
    action: t('undo'),
    success: t('wasUndone', { name }),
  }
  const until = merge.undo_until && formatDay(qatarDay(new Date(merge.undo_until)), language)
  return (
    <>
      <div>
        <p>
          <bdi>{name}</bdi> · <Ltr>{mobile}</Ltr>
        </p>
        <p className={css.quiet}>
          <bdi>{t('by', { name: merge.merged_by })}</bdi> · <Instant at={merge.merged_at} />
        </p>
        <p className={css.quiet}>
          {merge.undone_at ? (
            <>
              {t('undone')} · <Instant at={merge.undone_at} />
            </>
          ) : (
            until && t('until', { day: until })
          )}
        </p>
      </div>
      {until && can(customerMerges.undo) && (
        <Button
          variant="default"
          size="compact-sm"
          loading={undo.pending}
          onClick={() => void undo.run(question, { params: { id }, body: {} })}
        >
          {t('undo')}
        </Button>
      )}
    </>
  )
}
