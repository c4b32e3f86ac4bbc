import { createTheme, type MantineColorsTuple } from '@mantine/core'

/** The only accent colour: for the primary action and the current page, never for decoration. */
const pomegranate: MantineColorsTuple = [
  '#fcf0f3',
  '#f6dce2',
  '#ecb7c4',
  '#e193a7',
  '#d3647d',
  '#c54664',
  '#ad2b4d',
  '#9a1f42',
  '#8a1538',
  '#6b0c29',
]
const gray: MantineColorsTuple = [
  '#fbf9f6',
  '#f5f1ec',
  '#ece6df',
  '#ddd5cc',
  '#c4baaf',
  '#a3978b',
  '#746a60',
  '#5c534b',
  '#3f3832',
  '#26211d',
]
const dark: MantineColorsTuple = [
  '#efe9e3',
  '#d8d0c8',
  '#b8aea4',
  '#968b81',
  '#4d453f',
  '#3d3630',
  '#2b2622',
  '#1d1a17',
  '#161311',
  '#0f0d0b',
]
/** For destructive actions. Its hue differs clearly from the accent's. */
const danger: MantineColorsTuple = [
  '#fff1ec',
  '#fddcd2',
  '#f9b7a5',
  '#f28d74',
  '#e8664a',
  '#dc4a2d',
  '#c63a1e',
  '#b42f15',
  '#9c2710',
  '#7d1f0d',
]

const control = { '--input-height': 'var(--control)', '--input-size': 'var(--control)' }
const quick = { duration: 120 }

/** A dialog's header is not a banner landmark of the page. */
const noLandmark = { header: { role: 'presentation' } }

const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 8, dark: 6 },
  colors: { accent: pomegranate, danger, gray, dark },
  black: '#26211d',
  fontFamily: 'var(--face)',
  fontFamilyMonospace: 'var(--face)',
  fontSizes: {
    xs: 'var(--text-xs)',
    sm: 'var(--text-sm)',
    md: 'var(--text-md)',
    lg: 'var(--text-lg)',
    xl: 'var(--text-xl)',
  },
  fontWeights: { regular: '400', medium: '600', bold: '600' },
  headings: { fontFamily: 'var(--face)', fontWeight: '600' },
  lineHeights: {
    xs: 'var(--leading)',
    sm: 'var(--leading)',
    md: 'var(--leading)',
    lg: 'var(--leading)',
    xl: 'var(--leading)',
  },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '2px', sm: '4px', md: '6px', lg: '10px', xl: '16px' },
  defaultRadius: 'sm',
  respectReducedMotion: true,
  cursorType: 'pointer',
  // By name instead of by import, so that a component's code loads with the first screen that uses it.
  components: {
    ActionIcon: {
      defaultProps: { variant: 'subtle', color: 'gray' },
      vars: () => ({ root: { '--ai-size': 'var(--control)' } }),
    },
    Button: { vars: () => ({ root: { '--button-height': 'var(--control)' } }) },
    Checkbox: { defaultProps: { size: 'sm' } },
    Drawer: { defaultProps: { transitionProps: quick, attributes: noLandmark } },
    Input: { vars: () => ({ wrapper: control }) },
    Menu: { defaultProps: { transitionProps: quick, shadow: 'md' } },
    Modal: {
      // Toasts are above dialogs.
      defaultProps: {
        transitionProps: quick,
        centered: true,
        yOffset: 'var(--modal-y)',
        overlayProps: { backgroundOpacity: 0.45 },
        attributes: noLandmark,
      },
    },
    // Neutral: in rows of switches the accent colour would look like danger.
    Switch: { defaultProps: { color: 'var(--ink)' } },
    Tooltip: { defaultProps: { transitionProps: quick, openDelay: 400 } },
  },
})

/** With another ramp of ten for the accent colour. */
export const themeWith = (accent?: MantineColorsTuple) =>
  accent ? { ...theme, colors: { ...theme.colors, accent } } : theme
