import { Button } from '@mantine/core'
import { type OrderLink, orderLinks } from '@sufra/contract/orders/links'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Instant } from '../../kernel/display/When.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './ShareDialog.module.css'
import { shareText } from './share.text.ts'

export function SharedLink({ link, onEnded }: { link: OrderLink; onEnded: () => void }) {
  const t = useText(shareText)
  const revoke = useConfirmed(orderLinks.revoke, { invalidates: [orderLinks.list], done: onEnded })
  const end = () => {
    const question = { title: t('ask'), text: t('askText'), action: t('revoke'), danger: true }
    void revoke.run({ ...question, success: t(`${link.variant}Revoked`) }, { params: { id: link.id } })
  }
  return (
    <li>
      <div>
        <p>
          <strong>{t(link.variant)}</strong>
        </p>
        <p className={css.quiet}>
          {t('made')} <Instant at={link.created_at} /> {t('by')} <bdi>{link.created_by}</bdi>
        </p>
        <p className={css.quiet}>
          {t('expires')} <Instant at={link.expires_at} />
        </p>
        <p className={css.quiet}>
          {t('lastUsed')} {link.last_used_at ? <Instant at={link.last_used_at} /> : t('never')}
        </p>
      </div>
      <Button className={css.revoke} variant="default" loading={revoke.pending} onClick={end}>
        {t('revoke')}
      </Button>
    </li>
  )
}
