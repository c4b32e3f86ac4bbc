import { Button } from '@mantine/core'
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react'
import { useId, useRef } from 'react'
import { useFileDrop } from '../../kernel/browser/useFileDrop.ts'
import { useText } from '../../kernel/text/language.tsx'
import css from './FileDrop.module.css'
import { menuImportText } from './menuImport.text.ts'

interface Props {
  /** The name of the file that is open. */
  readonly name: string | undefined
  readonly onFile: (file: File) => void
}

export function FileDrop({ name, onFile }: Props) {
  const t = useText(menuImportText)
  const hint = useId()
  const input = useRef<HTMLInputElement>(null)
  const take = (file: File | undefined) => {
    if (file) onFile(file)
  }
  const dropping = useFileDrop(([file]) => take(file))
  return (
    <div className={css.drop} data-small={name !== undefined || undefined} {...dropping}>
      <IconFileSpreadsheet size={name === undefined ? 40 : 24} stroke={1.25} aria-hidden />
      {name !== undefined && <bdi className={css.name}>{name}</bdi>}
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".xlsx,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        aria-label={t(name === undefined ? 'choose' : 'another')}
        aria-describedby={hint}
        onChange={(event) => {
          take(event.currentTarget.files?.[0])
          // Allows the same file to be chosen again after it was fixed.
          event.currentTarget.value = ''
        }}
      />
      <Button
        variant="default"
        tabIndex={-1}
        aria-hidden
        leftSection={<IconUpload size={16} stroke={1.6} aria-hidden />}
        onClick={() => input.current?.click()}
      >
        {t(name === undefined ? 'choose' : 'another')}
      </Button>
      <span id={hint} className={css.hint}>
        <span className={css.drag}>{t('drop')} · </span>
        {t('kind')}
      </span>
    </div>
  )
}
