import { Button, NativeSelect } from '@mantine/core'
import type { Category } from '@sufra/contract/menu/categories'
import { IconCategory } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Drawer } from '../../kernel/dialogs/Drawer.tsx'
import { usePick, useText } from '../../kernel/text/language.tsx'
import { menuText } from '../items/menu.text.ts'
import css from './Categories.module.css'

interface Props {
  readonly categories: readonly Category[]
  readonly chosen: number | undefined
  readonly onChoose: (id: number) => void
  readonly opened: boolean
  readonly onOpen: (opened: boolean) => void
  /** The categories panel. */
  readonly children: ReactNode
}

/** For screens without room for both panes: a selector, and the panel in a drawer. */
export function CategoriesDrawer({ categories, chosen, onChoose, opened, onOpen, children }: Props) {
  const t = useText(menuText)
  const pick = usePick()
  return (
    <>
      <div className={css.bar}>
        <NativeSelect
          label={t('category')}
          value={chosen === undefined ? '' : String(chosen)}
          data={categories.map(({ id, name }) => ({ value: String(id), label: pick(name) }))}
          onChange={(event) => onChoose(Number(event.currentTarget.value))}
        />
        <Button
          variant="default"
          leftSection={<IconCategory size={18} stroke={1.6} aria-hidden />}
          onClick={() => onOpen(true)}
        >
          {t('categories')}
        </Button>
      </div>
      <Drawer opened={opened} onClose={() => onOpen(false)} size="100%" title={t('categories')}>
        {children}
      </Drawer>
    </>
  )
}
