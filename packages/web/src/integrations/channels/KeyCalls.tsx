import { channels, type KeyAccess } from '@sufra/contract/integrations/channels'
import { useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './channels.module.css'
import { keysText } from './keys.text.ts'

/** The calls that each kind of key opens, as the contract has them. Asked for when somebody looks. */
export function KeyCalls() {
  const t = useText(keysText)
  const kernel = useText(kernelText)
  const [open, setOpen] = useState(false)
  const { data, error, refetch } = useOperation(channels.calls, {}, { enabled: open })
  const group = (access: KeyAccess, title: string, text: string) => (
    <section aria-label={title}>
      <h3>{title}</h3>
      <p>{text}</p>
      <ul dir="ltr">
        {data?.calls
          .filter((call) => call.access === access)
          .map(({ method, path }) => (
            <li key={`${method} ${path}`}>
              <code>
                <b>{method}</b> {path}
              </code>
            </li>
          ))}
      </ul>
    </section>
  )
  return (
    <details className={css.calls} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('calls')}</summary>
      {error && !data ? (
        <Failed error={error} onRetry={() => void refetch()} />
      ) : data ? (
        <div className={css.groups}>
          {group('read', t('callsRead'), t('readText'))}
          {group('full', t('callsFull'), t('callsFullText'))}
        </div>
      ) : (
        <p role="status">{kernel('loading')}</p>
      )}
    </details>
  )
}
