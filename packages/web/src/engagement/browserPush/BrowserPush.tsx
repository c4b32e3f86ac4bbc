import { Button } from '@mantine/core'
import { confirm } from '../../kernel/dialogs/confirm.tsx'
import { Callout } from '../../kernel/display/Callout.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { useText } from '../../kernel/text/language.tsx'
import css from './BrowserPush.module.css'
import { browserPushText } from './browserPush.text.ts'
import { useBrowserPush } from './useBrowserPush.ts'

/** New orders on this device, with the page closed. Permission is asked by the click only. */
export function BrowserPush() {
  const t = useText(browserPushText)
  const { state, pending, switchOn, switchOff } = useBrowserPush()
  const begin = async () => {
    if ((await switchOn()) === 'on') toast.success(t('switchedOn'))
  }
  const end = async () => {
    const yes = await confirm({ title: t('offAsk'), text: t('offText'), action: t('switchOff') })
    if (yes && (await switchOff()) === 'off') toast.success(t('switchedOff'))
  }
  return (
    <section className={css.push} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className={css.about}>{t('about')}</p>
      {(state === 'refused' || state === 'failed') && <Callout tone="error">{t(state)}</Callout>}
      {state === 'impossible' && <Callout tone="info">{t('impossible')}</Callout>}
      {state === 'on' && <p role="status">{t('on')}</p>}
      {state !== 'impossible' && (
        <Button
          variant="default"
          loading={pending || state === 'looking'}
          onClick={() => void (state === 'on' ? end() : begin())}
        >
          {t(state === 'on' ? 'switchOff' : 'switchOn')}
        </Button>
      )}
    </section>
  )
}
