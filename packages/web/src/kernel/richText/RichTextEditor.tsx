import { Input } from '@mantine/core'
import type { Language } from '@sufra/contract/kernel/language'
import { isAllowedLink, type RichTextDocument, richDocument } from '@sufra/contract/kernel/richText.rules'
import { EditorContent, type JSONContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { late } from '../browser/late.ts'
import read from '../display/RichText.module.css'
import { RichText } from '../display/RichText.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { kept } from './kept.ts'
import css from './RichTextEditor.module.css'
import { Toolbar } from './Toolbar.tsx'

const LinkDialog = late(() => import('./LinkDialog.tsx'))

/** Only the contract's nodes and marks. Pasted content is reduced to them too. */
const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    trailingNode: false,
    heading: { levels: [1, 2, 3] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (href) => typeof href === 'string' && isAllowedLink(href),
    },
  }),
]

const opened = (value: string): RichTextDocument | null => (value === '' ? null : richDocument(value))

interface Props {
  readonly label: string
  /** Name of the form field. */
  readonly name?: string
  /** The serialised document, as on the wire; empty for none. */
  readonly value: string
  readonly onChange: (value: string) => void
  /** Language of the text, independent of the page's. */
  readonly language: Language
  readonly error?: string
  readonly readOnly?: boolean
}

/** A rich text in a form; read-only if it may not be edited. */
export function RichTextEditor({ readOnly, ...props }: Props) {
  return readOnly ? <Read {...props} /> : <Written {...props} />
}

function Read({ label, value, language }: Omit<Props, 'readOnly'>) {
  const t = useText(kernelText)
  const id = useId()
  const document = opened(value)
  return (
    <section aria-labelledby={id}>
      <Input.Label labelElement="div" id={id} dir="auto">
        {label}
      </Input.Label>
      <div className={css.read}>
        {document ? (
          <RichText document={document} language={language} />
        ) : (
          <p className={css.quiet}>{t('noData')}</p>
        )}
      </div>
    </section>
  )
}

function Written({ label, name, value, onChange, language, error }: Omit<Props, 'readOnly'>) {
  const id = useId()
  const [href, setHref] = useState<string | null>(null)
  const latest = useRef({ value, onChange })
  latest.current.onChange = onChange
  const dir = language === 'ar' ? 'rtl' : 'ltr'
  const editor = useEditor({
    extensions,
    content: opened(value) as JSONContent | null,
    textDirection: dir,
    editorProps: {
      attributes: {
        id,
        role: 'textbox',
        ...(name && { 'data-field': name }),
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        ...(error && { 'aria-invalid': 'true', 'aria-describedby': `${id}-error` }),
        lang: language,
        dir,
        class: `${css.area} ${read.text}`,
      },
    },
    onUpdate: ({ editor: now }) => {
      const next = now.isEmpty ? '' : JSON.stringify(kept(now.getJSON()))
      latest.current.value = next
      latest.current.onChange(next)
    },
  })
  // Shows a value that the form set from outside.
  useEffect(() => {
    if (!editor || value === latest.current.value) return
    latest.current.value = value
    editor.commands.setContent(opened(value) as JSONContent | null, { emitUpdate: false })
  }, [editor, value])

  const setLink = (to: string | null) => {
    setHref(null)
    if (!editor) return
    const chain = editor.chain().focus().extendMarkRange('link')
    if (to === null) chain.unsetLink().run()
    else if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: to, marks: [{ type: 'link', attrs: { href: to } }] }).run()
    else chain.setLink({ href: to }).run()
  }
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: `${id}-label`, dir: 'auto' }}
      error={error}
      errorProps={{ id: `${id}-error`, dir: 'auto' }}
    >
      <div className={css.frame} data-wrong={error ? '' : undefined}>
        {editor && (
          <Toolbar
            editor={editor}
            label={label}
            controls={id}
            onLink={() => setHref(String(editor.getAttributes('link').href ?? ''))}
          />
        )}
        <EditorContent editor={editor} />
      </div>
      <Suspense>
        {href !== null && <LinkDialog href={href} onSet={setLink} onClose={() => setHref(null)} />}
      </Suspense>
    </Input.Wrapper>
  )
}
