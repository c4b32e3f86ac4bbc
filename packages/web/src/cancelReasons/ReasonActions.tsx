import { ActionIcon, Group } from '@mantine/core'
import { type CancelReason, cancelReasons } from '@sufra/contract/cancelReasons'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { confirm } from '../kernel/confirm.tsx'
import { keyOf, queryClient, useAction } from '../kernel/operations.ts'
import { usePick, useText } from '../kernel/text/language.tsx'
import { cancelReasonsText } from './cancelReasons.text.ts'

export function ReasonActions({ reason, onEdit }: { reason: CancelReason; onEdit: () => void }) {
  const t = useText(cancelReasonsText)
  const pick = usePick()
  const remove = useAction(cancelReasons.remove)
  const words = { reason: pick(reason.reason) }
  const drop = async () => {
    const yes = await confirm({
      title: t('ask'),
      text: t('askText', words),
      action: t('remove'),
      danger: true,
    })
    if (!yes) return
    remove.mutate(
      { params: { id: reason.id } },
      { onSettled: () => queryClient.invalidateQueries({ queryKey: keyOf(cancelReasons.list) }) },
    )
  }
  return (
    <Group gap={4} justify="flex-end" wrap="nowrap">
      <ActionIcon aria-label={t('editOne', words)} data-tip={t('edit')} onClick={onEdit}>
        <IconPencil size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={t('removeOne', words)}
        data-tip={t('remove')}
        loading={remove.isPending}
        onClick={() => void drop()}
      >
        <IconTrash size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Group>
  )
}
