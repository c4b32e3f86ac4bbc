import { Button, TextInput } from '@mantine/core'
import { accentColours, builtInAccent } from '@sufra/contract/settings/accent'
import { useId } from 'react'
import { isolated } from '../../kernel/text/isolated.ts'
import { useText } from '../../kernel/text/language.tsx'
import { Accent } from './accent.schemas.ts'
import { brandingText } from './branding.text.ts'
import css from './SettingPanel.module.css'

interface Props {
  /** As typed; empty for the built-in colour. */
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly error: string | undefined
  readonly readOnly: boolean
}

/** The accent colour, and what it becomes in either colour scheme so that texts on it and in it stay readable. */
export function AccentField({ value, onChange, error, readOnly }: Props) {
  const t = useText(brandingText)
  const id = useId()
  const typed = Accent.safeParse(value || builtInAccent)
  const accent = typed.data ?? builtInAccent
  const colours = accentColours(accent)
  const schemes = [
    ['light', colours.light, '#fffefc', '#26211d'],
    ['dark', colours.dark, '#1d1a17', '#efe9e3'],
  ] as const
  return (
    <>
      <div className={css.colour}>
        <TextInput
          id={id}
          label={t('accent')}
          description={t('accentText')}
          placeholder={builtInAccent}
          maxLength={7}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          labelProps={{ dir: 'auto' }}
          descriptionProps={{ dir: 'auto' }}
          errorProps={{ dir: 'auto' }}
          name="accent"
          value={value}
          error={error}
          readOnly={readOnly}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        {!readOnly && (
          <input
            type="color"
            aria-label={t('pickAccent')}
            value={accent}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
        {!readOnly && value !== '' && (
          <Button variant="subtle" color="gray" onClick={() => onChange('')}>
            {t('builtInAccent')}
          </Button>
        )}
      </div>
      <div className={css.schemes} role="status">
        {schemes.map(([scheme, used, background, color]) => (
          <div key={scheme} className={css.scheme} style={{ background, color }}>
            <span className={css.sample} style={{ background: used.accent }}>
              {t('sampleButton')}
            </span>
            <strong style={{ color: used.text }}>{t('sampleText')}</strong>
            <p>
              {t(scheme)}
              {': '}
              {used.accent === accent
                ? t('accentAsIs')
                : t(scheme === 'light' ? 'accentDarker' : 'accentLighter', {
                    hex: isolated(used.accent),
                  })}
            </p>
          </div>
        ))}
      </div>
    </>
  )
}
