import { customerMerges } from '@sufra/contract/customers/merges'
import { localPhone } from '@sufra/contract/kernel/phone'
import { useOperation } from '../../kernel/data/operations.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Mail } from '../../kernel/display/Mail.tsx'
import { QueryBoundary } from '../../kernel/states/QueryBoundary.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './profile.module.css'
import { mergeText } from './profile.text.ts'

const moving = ['orders', 'addresses', 'notes', 'reviews'] as const

/** What the customer would be, and what would move. */
export function MergePreview({ id, other }: { readonly id: number; readonly other: number }) {
  const t = useText(mergeText)
  const query = useOperation(customerMerges.preview, { params: { id }, body: { customer_id: other } })
  return (
    <QueryBoundary query={query}>
      {(preview) => (
        <section aria-label={t('preview')} className={css.preview}>
          <h3>{t('preview')}</h3>
          <dl className={css.facts}>
            <div>
              <dt>{t('mobiles')}</dt>
              <dd>
                <Ltr>
                  {[preview.kept, preview.merged].map(({ mobile }) => localPhone(mobile)).join(' · ')}
                </Ltr>
              </dd>
            </div>
            <div>
              <dt>{t('email')}</dt>
              <dd>{preview.email === null ? '—' : <Mail address={preview.email} />}</dd>
            </div>
            <div>
              <dt>{t('status')}</dt>
              <dd>{t(preview.status ? 'unblocked' : 'blocked')}</dd>
            </div>
          </dl>
          <h3>{t('moves')}</h3>
          <dl className={css.facts}>
            {moving.map((what) => (
              <div key={what}>
                <dt>{t(what)}</dt>
                <dd>
                  <Ltr>{preview[what].toLocaleString('en-US')}</Ltr>
                </dd>
              </div>
            ))}
          </dl>
          <p className={css.quiet}>{t('limits')}</p>
        </section>
      )}
    </QueryBoundary>
  )
}
