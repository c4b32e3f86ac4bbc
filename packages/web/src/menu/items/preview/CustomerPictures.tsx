import type { Picture } from '@sufra/contract/kernel/uploads'
import { IconPhoto } from '@tabler/icons-react'
import { useState } from 'react'
import { usePreview } from '../../../kernel/inputs/ImageField.tsx'
import type { GalleryEntry } from '../itemForm.values.ts'
import css from './CustomerItem.module.css'

/** The URL of a saved picture, or of a file just chosen. */
function useUri(picture: File | Picture | null | undefined): string | undefined {
  const file = picture instanceof File ? picture : null
  const chosen = usePreview(file)
  if (file) return chosen ?? undefined
  return picture && 'uri' in picture ? picture.uri : undefined
}

export function CustomerPhoto({ photo, none }: { photo: File | Picture | null; none: string }) {
  const uri = useUri(photo)
  const [unreadable, setUnreadable] = useState<string>()
  return (
    <div className={css.photo}>
      {uri && uri !== unreadable ? (
        <img src={uri} alt="" onError={() => setUnreadable(uri)} />
      ) : (
        <>
          <IconPhoto size={36} stroke={1} aria-hidden />
          {!photo && <span>{none}</span>}
        </>
      )}
    </div>
  )
}

function GalleryPicture({ entry }: { entry: GalleryEntry }) {
  const uri = useUri(entry.image ?? entry.file)
  return <li>{uri && <img src={uri} alt="" />}</li>
}

export function CustomerGallery({ entries, label }: { entries: readonly GalleryEntry[]; label: string }) {
  if (entries.length === 0) return null
  return (
    // Focusable, so that the keyboard can scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls
    <ul className={css.gallery} aria-label={label} tabIndex={0}>
      {entries.map((entry) => (
        <GalleryPicture key={entry.key} entry={entry} />
      ))}
    </ul>
  )
}
