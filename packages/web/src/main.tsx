import './kernel/data/zod.ts'
import '@fontsource-variable/ibm-plex-sans/wght.css'
import '@fontsource/ibm-plex-sans-arabic/arabic-400.css'
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css'
import './mantine.css'
import './theme.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { applyDensity } from './kernel/browser/density.ts'
import { fetched } from './kernel/browser/late.ts'
import { ignoreSecondClicks } from './kernel/browser/secondClicks.ts'
import { tabSelects } from './kernel/browser/tabSelects.ts'
import { askIdentityWith } from './kernel/data/identity.ts'
import { queryClient } from './kernel/data/operations.ts'
import { sessionStore } from './kernel/data/sessionStore.ts'
import { Confirmations } from './kernel/dialogs/confirm.tsx'
import { Toasts } from './kernel/display/toast.tsx'
import { PlatformTheme } from './kernel/page/PlatformTheme.tsx'
import { applyLanguage, currentLanguage, LanguageProvider } from './kernel/text/language.tsx'
import { router } from './routes.tsx'
import { themeWith } from './theme.ts'

applyLanguage(currentLanguage())
applyDensity()
tabSelects()
ignoreSecondClicks()

askIdentityWith(async () =>
  (await fetched(() => import('./accounts/identity/confirmIdentity.tsx'))).confirmIdentity(),
)

let token = sessionStore.get()?.token
sessionStore.subscribe(() => {
  // One person's data must not be visible to the next.
  if (sessionStore.get()?.token !== token) queryClient.clear()
  token = sessionStore.get()?.token
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html holds no #root')

// The static frame of the page stays until a screen is rendered.
const first = document.getElementById('first')
const screens = new MutationObserver(() => {
  if (!root.querySelector('main, h1, h2')) return
  first?.remove()
  screens.disconnect()
})
screens.observe(root, { childList: true, subtree: true })

createRoot(root).render(
  <StrictMode>
    <LanguageProvider>
      <QueryClientProvider client={queryClient}>
        <PlatformTheme themeWith={themeWith}>
          <RouterProvider router={router} />
          <Confirmations />
          <Toasts />
        </PlatformTheme>
      </QueryClientProvider>
    </LanguageProvider>
  </StrictMode>,
)
