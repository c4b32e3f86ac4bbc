import { Button, Group, Stack } from '@mantine/core'
import { Modal } from '../../kernel/dialogs/Modal.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './secondStep.module.css'
import { secondStepText } from './secondStep.text.ts'

/** Shown this once. Closed only by the button, so that no stray key loses them. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText(secondStepText)
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => toast.success(t('copied')),
      () => toast.error(t('notCopied')),
    )
  return (
    <Modal onClose={onClose} locked title={t('recoveryTitle')} size={520}>
      <Stack gap="md">
        <p>{t('recoveryText')}</p>
        <ul className={css.recovery} dir="ltr" aria-label={t('recoveryTitle')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={() => void copy()}>
            {t('copy')}
          </Button>
          <Button data-autofocus onClick={onClose}>
            {t('kept')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  )
}
