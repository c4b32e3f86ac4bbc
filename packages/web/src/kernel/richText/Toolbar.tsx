import { ActionIcon } from '@mantine/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH1,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react'
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useLanguage, useText } from '../text/language.tsx'
import css from './RichTextEditor.module.css'
import { richTextText } from './richText.text.ts'

interface Tool {
  readonly name: Exclude<keyof typeof richTextText, 'toolbar'>
  readonly Icon: typeof IconBold
  /** Node or mark that the tool toggles. */
  readonly active?: readonly [type: string, attrs?: object]
  readonly turns?: true
  readonly run?: (chain: ChainedCommands) => ChainedCommands
}

/** Exactly what the contract's rich text supports. */
const tools: readonly (readonly Tool[])[] = [
  [
    { name: 'bold', Icon: IconBold, active: ['bold'], run: (chain) => chain.toggleBold() },
    { name: 'italic', Icon: IconItalic, active: ['italic'], run: (chain) => chain.toggleItalic() },
    {
      name: 'underline',
      Icon: IconUnderline,
      active: ['underline'],
      run: (chain) => chain.toggleUnderline(),
    },
    { name: 'strike', Icon: IconStrikethrough, active: ['strike'], run: (chain) => chain.toggleStrike() },
    { name: 'link', Icon: IconLink, active: ['link'] },
  ],
  ([1, 2, 3] as const).map((level) => ({
    name: `heading${level}` as const,
    Icon: [IconH1, IconH2, IconH3][level - 1] ?? IconH1,
    active: ['heading', { level }] as const,
    run: (chain: ChainedCommands) => chain.toggleHeading({ level }),
  })),
  [
    {
      name: 'bulletList',
      Icon: IconList,
      turns: true,
      active: ['bulletList'],
      run: (c) => c.toggleBulletList(),
    },
    {
      name: 'orderedList',
      Icon: IconListNumbers,
      active: ['orderedList'],
      run: (chain) => chain.toggleOrderedList(),
    },
    {
      name: 'blockquote',
      Icon: IconBlockquote,
      turns: true,
      active: ['blockquote'],
      run: (c) => c.toggleBlockquote(),
    },
  ],
  [
    { name: 'undo', Icon: IconArrowBackUp, turns: true, run: (chain) => chain.undo() },
    { name: 'redo', Icon: IconArrowForwardUp, turns: true, run: (chain) => chain.redo() },
  ],
]

const flat = tools.flat()

interface Props {
  readonly editor: Editor
  readonly label: string
  /** Id of the text it controls. */
  readonly controls: string
  readonly onLink: () => void
}

/** One tab stop, with arrow keys inside (WAI-ARIA toolbar pattern). */
export function Toolbar({ editor, label, controls, onLink }: Props) {
  const { language } = useLanguage()
  const t = useText(richTextText)
  const [at, setAt] = useState(0)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      on: flat.map(({ active }) => (active ? now.isActive(...(active as [string])) : undefined)),
      off: flat.map(({ name }) => (name === 'undo' || name === 'redo') && !now.can()[name]()),
    }),
  })
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = { ArrowRight: language === 'ar' ? -1 : 1, ArrowLeft: language === 'ar' ? 1 : -1 }[event.key]
    const to =
      event.key === 'Home'
        ? 0
        : event.key === 'End'
          ? flat.length - 1
          : step && (at + step + flat.length) % flat.length
    if (to === undefined) return
    event.preventDefault()
    event.currentTarget.querySelectorAll('button')[to]?.focus()
  }
  const onFocus = ({ currentTarget, target }: FocusEvent<HTMLDivElement>) => {
    const index = [...currentTarget.querySelectorAll('button')].indexOf(
      target as Element as HTMLButtonElement,
    )
    if (index >= 0) setAt(index)
  }
  return (
    <div
      role="toolbar"
      className={css.tools}
      aria-label={t('toolbar', { label })}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      onFocus={onFocus}
    >
      {tools.map((group) => (
        <div key={group[0]?.name} className={css.group}>
          {group.map((tool) => {
            const index = flat.indexOf(tool)
            const { name, Icon, run, turns } = tool
            return (
              <ActionIcon
                key={name}
                tabIndex={index === at ? 0 : -1}
                aria-label={t(name as 'bold')}
                aria-pressed={state.on[index]}
                aria-disabled={state.off[index] || undefined}
                data-tip={t(name as 'bold')}
                data-tip-side="start"
                data-off={state.off[index] || undefined}
                className={css.tool}
                // Keeps the selection in the text.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => (run ? run(editor.chain().focus()).run() : onLink())}
              >
                <Icon className={turns && 'turns'} size={20} stroke={1.6} aria-hidden />
              </ActionIcon>
            )
          })}
        </div>
      ))}
    </div>
  )
}
