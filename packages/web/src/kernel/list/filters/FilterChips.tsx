import { IconX } from '@tabler/icons-react'
import { useContext, useSyncExternalStore } from 'react'
import { byKeyboard, focusBeside } from '../../browser/focusBeside.ts'
import { useText } from '../../text/language.tsx'
import css from './FilterChips.module.css'
import { ChipStore, type ChipsByControl } from './filterChip.ts'
import { filterChipsText } from './filterChips.text.ts'

const none: ChipsByControl = new Map()
const unheard = () => () => {}

const listSearch = () => document.querySelector<HTMLElement>('[data-list-search]')

/** The filters in effect. Each can be removed as its own control would, and several all at once. */
export default function FilterChips({ onClear }: { readonly onClear: () => void }) {
  const t = useText(filterChipsText)
  const store = useContext(ChipStore)
  const chips = useSyncExternalStore(store?.subscribe ?? unheard, store?.now ?? (() => none))
  const active = [...chips].flatMap(([id, chip]) => (chip ? [{ id, ...chip }] : []))
  if (active.length === 0) return <span hidden />
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons, not a form's fieldset */}
      <div role="group" className={css.chips} aria-label={t('active')}>
        {active.map((chip) => (
          <button
            key={chip.id}
            type="button"
            className={css.chip}
            onClick={(event) => {
              focusBeside(event, '[role="group"]', listSearch())
              chip.remove()
            }}
          >
            <span>
              <span className="visually-hidden">{t('remove')} </span>
              {chip.label}
              {chip.value !== undefined && (
                <>
                  {': '}
                  <bdi>{chip.value}</bdi>
                </>
              )}
            </span>
            <IconX size={14} stroke={2} aria-hidden />
          </button>
        ))}
      </div>
      {active.length > 1 && (
        <button
          type="button"
          className={css.clear}
          onClick={(event) => {
            if (byKeyboard(event)) listSearch()?.focus()
            onClear()
          }}
        >
          {t('clearAll')}
        </button>
      )}
    </>
  )
}
