import { Button, Group } from '@mantine/core'
import { passkeys } from '@sufra/contract/accounts/passkeys'
import { secondStep } from '@sufra/contract/accounts/secondStep'
import type { OutputOf } from '@sufra/contract/kernel/operation'
import { IconKey } from '@tabler/icons-react'
import { useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { Instant } from '../../kernel/display/When.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { canUsePasskeys } from './canUsePasskeys.ts'
import css from './passkeys.module.css'
import { passkeysText } from './passkeys.text.ts'
import { RenameDialog } from './RenameDialog.tsx'
import { useAddPasskey } from './useAddPasskey.ts'

type Passkey = OutputOf<typeof passkeys.list>['passkeys'][number]

function Row({ passkey, last, onRename }: { passkey: Passkey; last: boolean; onRename: () => void }) {
  const t = useText(passkeysText)
  const { id, name, synced, created_at, last_used_at } = passkey
  const { run, pending } = useConfirmed(passkeys.remove, { invalidates: [passkeys.list, secondStep.show] })
  const remove = () =>
    run(
      {
        title: t('removeAsk', { name }),
        text: last ? `${t('removeText')} ${t('removeLast')}` : t('removeText'),
        action: t('remove'),
        success: t('removed'),
        danger: true,
      },
      { params: { id } },
    )
  return (
    <li className={css.passkey}>
      <IconKey size={24} stroke={1.5} aria-hidden />
      <div>
        <p>
          <strong>
            <bdi>{name}</bdi>
          </strong>
          {synced && <span className={css.quiet}> · {t('synced')}</span>}
        </p>
        <p className={css.quiet}>
          {t('addedAt')} <Instant at={created_at} />
        </p>
        <p className={css.quiet}>
          {last_used_at ? (
            <>
              {t('usedAt')} <Instant at={last_used_at} />
            </>
          ) : (
            t('neverUsed')
          )}
        </p>
      </div>
      <Group gap="xs">
        <Button variant="default" aria-label={t('renameOf', { name })} onClick={onRename}>
          {t('rename')}
        </Button>
        <Button
          variant="default"
          aria-label={t('removeOf', { name })}
          loading={pending}
          onClick={() => void remove()}
        >
          {t('remove')}
        </Button>
      </Group>
    </li>
  )
}

interface Props {
  /** The account has codes of an authenticator app. */
  readonly codes: boolean
  readonly onRecoveryCodes: (codes: readonly string[]) => void
}

/** The passkeys of the own account. */
export function Passkeys({ codes, onRecoveryCodes }: Props) {
  const t = useText(passkeysText)
  const { data, error, refetch } = useOperation(passkeys.list)
  const [renaming, setRenaming] = useState<Passkey | null>(null)
  const { add, pending } = useAddPasskey(onRecoveryCodes)
  if (!data)
    return error ? (
      <Failed error={error} onRetry={() => void refetch()} />
    ) : (
      <div className={css.wait} aria-busy />
    )
  const own = data.passkeys
  return (
    <>
      <h3>{t('title')}</h3>
      <p className={css.about}>{t('text')}</p>
      {own.length > 0 && (
        <ul aria-label={t('title')}>
          {own.map((passkey) => (
            <Row
              key={passkey.id}
              passkey={passkey}
              last={own.length === 1 && !codes}
              onRename={() => setRenaming(passkey)}
            />
          ))}
        </ul>
      )}
      {canUsePasskeys() ? (
        <Button variant="default" mt="sm" loading={pending} onClick={() => add()}>
          {t('add')}
        </Button>
      ) : (
        <p className={css.quiet}>{t('notHere')}</p>
      )}
      {renaming && <RenameDialog passkey={renaming} onClose={() => setRenaming(null)} />}
    </>
  )
}
