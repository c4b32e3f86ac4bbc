import { ActionIcon, Group } from '@mantine/core'
import { type ChannelKey, channels } from '@sufra/contract/integrations/channels'
import { IconBan, IconGauge, IconRefresh } from '@tabler/icons-react'
import { HistoryButton } from '../../accounts/trail/HistoryButton.tsx'
import { useConfirmed } from '../../kernel/dialogs/useConfirmed.ts'
import { isolated } from '../../kernel/text/isolated.ts'
import { useText } from '../../kernel/text/language.tsx'
import { keysText } from './keys.text.ts'

interface Props {
  readonly channelId: number
  readonly apiKey: ChannelKey
  /** Whether it works and the reader may change it. */
  readonly writes: boolean
  readonly onMade: (key: string) => void
  readonly onLimit: () => void
}

const invalidates = [channels.show, channels.list]

/** What can be done with a key that works, and its history. */
export function KeyActions({ channelId, apiKey, writes, onMade, onLimit }: Props) {
  const t = useText(keysText)
  const { id, access, rate_limit } = apiKey
  // The text's own direction, wherever it stands in a sentence.
  const key = isolated(`${apiKey.key_prefix}…`)
  const rotation = useConfirmed(channels.addKey, { invalidates, done: (answer) => onMade(answer.key) })
  const revocation = useConfirmed(channels.revokeKey, { invalidates })
  const rotate = () =>
    rotation.run(
      {
        title: t('rotateAsk', { key }),
        text: t('rotateText'),
        action: t('rotateDo'),
        success: t('made'),
      },
      { params: { id: channelId }, body: { access, rate_limit } },
    )
  const revoke = () =>
    revocation.run(
      {
        title: t('revokeAsk', { key }),
        text: t('revokeText'),
        action: t('revoke'),
        success: t('revokeDone'),
        danger: true,
      },
      { params: { id } },
    )
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap" data-row-actions>
      {writes && (
        <>
          <ActionIcon aria-label={t('changeLimitOf', { key })} data-tip={t('changeLimit')} onClick={onLimit}>
            <IconGauge size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={t('rotateOf', { key })}
            data-tip={t('rotate')}
            loading={rotation.pending}
            onClick={() => void rotate()}
          >
            <IconRefresh size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
          <ActionIcon
            aria-label={t('revokeOf', { key })}
            data-tip={t('revoke')}
            loading={revocation.pending}
            onClick={() => void revoke()}
          >
            <IconBan size={20} stroke={1.6} aria-hidden />
          </ActionIcon>
        </>
      )}
      <HistoryButton table="channel_keys" id={id} name={key} />
    </Group>
  )
}
