import { useState } from 'react'
import { Modal } from '../kernel/dialogs/Modal.tsx'
import { capsOf } from '../kernel/keys/caps.ts'
import { keysText, keyText } from '../kernel/keys/keys.text.ts'
import { pageActions } from '../kernel/keys/pageKeys.ts'
import { liveKeys, singleKeysOff, switchSingleKeys } from '../kernel/keys/useKeys.ts'
import { useText } from '../kernel/text/language.tsx'
import css from './Keys.module.css'

/** The keys of this page as it is now, from what binds them. */
export default function Keys({ onClose }: { onClose: () => void }) {
  const t = useText(keysText)
  const nameOf = useText(keyText)
  // As they were when it was opened: what it is asked from has the focus until then.
  const [keys] = useState(() => {
    const actions = pageActions()
    return liveKeys().flatMap(({ id, chords }) => {
      const action = actions.find(({ action: name }) => `page.${name}` === id)
      if (action) return [{ id, name: action.name, chords }]
      return id in keyText ? [{ id, name: nameOf(id as keyof typeof keyText), chords }] : []
    })
  })
  const [single, setSingle] = useState(() => !singleKeysOff())
  return (
    <Modal onClose={onClose} title={t('keys')} size={400}>
      <dl className={css.keys}>
        {keys.map(({ id, name, chords }) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd dir="ltr">
              {chords.map((chord) => (
                <span key={chord}>
                  {capsOf(chord).map((cap) => (
                    <kbd key={cap}>{cap}</kbd>
                  ))}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <label className={css.single}>
        <input
          type="checkbox"
          checked={single}
          onChange={(event) => {
            switchSingleKeys(!event.currentTarget.checked)
            setSingle(event.currentTarget.checked)
          }}
        />
        {t('single')}
      </label>
    </Modal>
  )
}
