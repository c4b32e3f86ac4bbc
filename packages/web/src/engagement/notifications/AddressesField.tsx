import { Button, Textarea } from '@mantine/core'
import { mostAddresses } from '@sufra/contract/engagement/notifications'
import { IconFileUpload } from '@tabler/icons-react'
import { type ChangeEvent, useRef } from 'react'
import { Callout } from '../../kernel/display/Callout.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './notifications.module.css'
import { notificationsText } from './notifications.text.ts'

interface Props {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
  readonly onChange: (typed: string) => void
  readonly good: readonly string[]
  readonly broken: readonly string[]
}

/** So many broken ones are named. */
const named = 20

/** Addresses pasted, or added from a file; what is broken is named and removed on demand. */
export function AddressesField({ name, value, error, onChange, good, broken }: Props) {
  const t = useText(notificationsText)
  const file = useRef<HTMLInputElement>(null)
  const add = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const texts = await Promise.all([...(currentTarget.files ?? [])].map((each) => each.text()))
    onChange([value, ...texts].filter((each) => each.trim() !== '').join('\n'))
    if (file.current) file.current.value = ''
  }
  return (
    <div className={css.addresses}>
      <Textarea
        label={t('addresses')}
        description={t('addressesHint', { most: mostAddresses.toLocaleString('en-US') })}
        name={name}
        value={value}
        error={error}
        dir="ltr"
        labelProps={{ dir: 'auto' }}
        descriptionProps={{ dir: 'auto' }}
        errorProps={{ dir: 'auto' }}
        // Its height is not its text's: measuring thousands of lines at each letter typed anywhere takes a second.
        resize="vertical"
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      <input
        ref={file}
        type="file"
        accept=".txt,.csv,text/plain,text/csv"
        hidden
        onChange={(event) => void add(event)}
      />
      <Button
        variant="default"
        leftSection={<IconFileUpload size={18} stroke={1.6} aria-hidden />}
        onClick={() => file.current?.click()}
      >
        {t('addressFile')}
      </Button>
      {broken.length > 0 && (
        <Callout tone="error">
          <p>{t('broken', { count: broken.length })}</p>
          <ul className={css.broken}>
            {broken.slice(0, named).map((each, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: entries may be equal and never move
              <li key={index}>
                <bdi dir="ltr">{each.slice(0, 60)}</bdi>
              </li>
            ))}
            {broken.length > named && <li>…</li>}
          </ul>
          <Button size="xs" variant="default" onClick={() => onChange(good.join('\n'))}>
            {t('removeBroken')}
          </Button>
        </Callout>
      )}
    </div>
  )
}
