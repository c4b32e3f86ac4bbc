import { Button, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { ToolButton } from '../display/ToolButton.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useLanguage, useText } from '../text/language.tsx'
import css from './AppearanceSwitches.module.css'

export function LanguageSwitch() {
  const t = useText(kernelText)
  const { language, setLanguage } = useLanguage()
  const other = language === 'en' ? 'ar' : 'en'
  return (
    <Button
      variant="subtle"
      color="gray"
      px="xs"
      lang={other}
      className={css.language}
      onClick={() => setLanguage(other)}
    >
      {t('otherLanguage')}
    </Button>
  )
}

export function SchemeSwitch() {
  const t = useText(kernelText)
  const { setColorScheme } = useMantineColorScheme()
  const dark = useComputedColorScheme() === 'dark'
  return (
    <ToolButton
      name={dark ? t('lightScheme') : t('darkScheme')}
      icon={dark ? IconSun : IconMoon}
      onClick={() => setColorScheme(dark ? 'light' : 'dark')}
    />
  )
}
