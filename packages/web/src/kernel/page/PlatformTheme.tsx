import { localStorageColorSchemeManager, MantineProvider, type MantineThemeOverride } from '@mantine/core'
import { type AccentColours, accentColours } from '@sufra/contract/settings/accent'
import { type ReactNode, useEffect, useMemo } from 'react'
import { usePlatform } from '../data/platform.ts'

const schemes = localStorageColorSchemeManager({ key: 'scheme' })
const properties = ({ accent, text, tint, focus }: AccentColours['light']) =>
  `--accent: ${accent}; --accent-text: ${text}; --accent-tint: ${tint}; --focus: ${focus};`

/** The icon of the browser tab: the small logo, if there is one. */
function useTabIcon(uri: string | undefined): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!icon) return
    icon.type = uri ? '' : 'image/svg+xml'
    icon.href = uri ?? '/mark.svg'
  }, [uri])
}

interface Props {
  /** The theme with a ramp of ten, or with its own. */
  readonly themeWith: (ramp?: AccentColours['ramp']) => MantineThemeOverride
  readonly children: ReactNode
}

/** Mantine in the platform's accent colour; without one, in the theme's own. */
export function PlatformTheme({ themeWith, children }: Props) {
  const platform = usePlatform()
  const accent = platform?.accent ?? null
  const colours = useMemo(() => (accent === null ? undefined : accentColours(accent)), [accent])
  const theme = useMemo(() => themeWith(colours?.ramp), [themeWith, colours])
  useTabIcon((platform?.small_logo ?? platform?.logo)?.uri)
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" colorSchemeManager={schemes}>
      {colours && (
        <style>
          {`:root { ${properties(colours.light)} }
          :root[data-mantine-color-scheme="dark"] { ${properties(colours.dark)} }`}
        </style>
      )}
      {children}
    </MantineProvider>
  )
}
