import { type ConsentKind, consentKinds, customerConsents } from '@sufra/contract/customers/consents'
import { useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Instant } from '../../kernel/display/When.tsx'
import { StatusSwitch } from '../../kernel/inputs/StatusSwitch.tsx'
import { useSession } from '../../kernel/session/session.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { ProfilePart } from './ProfilePart.tsx'
import css from './profile.module.css'
import { profileText } from './profile.text.ts'

const names = { email: 'consentEmail', push: 'consentPush' } as const
const ways = { support: 'bySupport', app: 'byApp', link: 'byLink' } as const

/** What marketing may reach a customer by, with when and how they said so. */
export function Consents({ id }: { readonly id: number }) {
  const t = useText(profileText)
  const { can } = useSession()
  const query = useOperation(customerConsents.list, { params: { id } })
  const save = useConfirmed(customerConsents.save, { invalidates: [customerConsents.list] })
  const toggle = (kind: ConsentKind, given: boolean) =>
    save.run(
      {
        title: t('consentAsk'),
        text: t(given ? 'consentOnText' : 'consentOffText'),
        action: t(given ? 'consentOn' : 'consentOff'),
        success: t('consentSaved'),
      },
      { params: { id }, body: { kind, given } },
    )
  return (
    <ProfilePart title={t('consents')} query={query}>
      {({ consents }) => (
        <ul className={css.entries}>
          {consentKinds.map((kind) => {
            const last = consents.find((each) => each.kind === kind)
            const given = last?.given ?? false
            return (
              <li key={kind} className={css.entry}>
                <div>
                  <p>{t(names[kind])}</p>
                  <p className={css.quiet}>
                    {last ? (
                      <>
                        {t(given ? 'consentGiven' : 'consentWithdrawn')} · {t(ways[last.source])} ·{' '}
                        <Instant at={last.at} />
                      </>
                    ) : (
                      t('consentNever')
                    )}
                  </p>
                </div>
                {can(customerConsents.save) && (
                  <StatusSwitch
                    label={t(names[kind])}
                    checked={given}
                    pending={save.pending}
                    onToggle={() => void toggle(kind, !given)}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </ProfilePart>
  )
}
