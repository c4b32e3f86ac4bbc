import { Modal } from '@mantine/core'
import { useFocusBack } from '../kernel/browser/useFocusBack.ts'
import { kernelText } from '../kernel/text/kernel.text.ts'
import { useText } from '../kernel/text/language.tsx'
import css from './Keys.module.css'
import { shellText } from './shell.text.ts'

export default function Keys({ onClose }: { onClose: () => void }) {
  useFocusBack()
  const t = useText(shellText)
  const close = useText(kernelText)('close')
  const rows = [
    [['/'], t('keySearch')],
    [['J', 'K', '↓', '↑'], t('keyWalk')],
    [['Enter'], t('keyOpen')],
    [['A', 'R'], t('keyDecide')],
    [['Esc'], t('keyBack')],
    [['K', 'J'], t('keyNeighbours')],
    [['Ctrl', 'K'], t('keyPalette')],
    [['Ctrl', 'Z'], t('keyUndo')],
    [['['], t('keyMenu')],
    [['?'], t('keyKeys')],
  ] as const
  return (
    <Modal opened onClose={onClose} title={t('keys')} size={400} closeButtonProps={{ 'aria-label': close }}>
      <dl className={css.keys}>
        {rows.map(([keys, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd dir="ltr">
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  )
}
