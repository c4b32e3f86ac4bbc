import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import type { Item } from '@sufra/contract/menu/items'
import { IconEye } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { Drawer } from '../../../kernel/dialogs/Drawer.tsx'
import { useText } from '../../../kernel/text/language.tsx'
import { ItemPreview } from './ItemPreview.tsx'
import css from './PreviewPanel.module.css'
import { previewText } from './preview.text.ts'

const storageKey = 'itemPreview'

/** Page widths with room for the preview: beside a form of one column, and beside two panes with a table. */
const room = { form: '(min-width: 80em)', panes: '(min-width: 112em)' }

/** Shown beside the form if there is room and it was not hidden; otherwise in a drawer. */
export function usePreviewPanel(work: keyof typeof room) {
  const beside = useMediaQuery(room[work], undefined, { getInitialValueInEffect: false })
  const [kept, setKept] = useState(() => localStorage.getItem(storageKey) !== 'away')
  const [drawn, setDrawn] = useState(false)
  return {
    beside,
    open: beside ? kept : drawn,
    set: (open: boolean) => {
      if (!beside) return setDrawn(open)
      localStorage.setItem(storageKey, open ? 'beside' : 'away')
      setKept(open)
    },
  }
}
type Panel = ReturnType<typeof usePreviewPanel>

export function PreviewButton({ panel }: { panel: Panel }) {
  const t = useText(previewText)
  return (
    <Button
      variant="default"
      className={css.button}
      aria-pressed={panel.beside ? panel.open : undefined}
      leftSection={<IconEye size={18} stroke={1.6} aria-hidden />}
      onClick={() => panel.set(!panel.open)}
    >
      {t('preview')}
    </Button>
  )
}

interface Props {
  readonly panel: Panel
  readonly item: Item | undefined
  readonly storeId: number
  readonly children: ReactNode
}

export function PreviewPanel({ panel, item, storeId, children }: Props) {
  const t = useText(previewText)
  const preview = <ItemPreview item={item} storeId={storeId} />
  // The form keeps its place in the tree, so that its values survive when the window becomes narrow.
  return (
    <div className={css.both} data-open={(panel.beside && panel.open) || undefined}>
      <div className={css.work}>{children}</div>
      {panel.beside ? (
        panel.open && (
          <aside className={css.beside} aria-label={t('preview')}>
            <h2>{t('title')}</h2>
            {preview}
          </aside>
        )
      ) : (
        <Drawer
          opened={panel.open}
          onClose={() => panel.set(false)}
          position="right"
          size={460}
          title={t('title')}
        >
          <div className={css.drawn}>{preview}</div>
        </Drawer>
      )}
    </div>
  )
}
