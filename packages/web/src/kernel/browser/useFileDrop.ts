import { type DragEvent, useState } from 'react'

/** Treats files dropped on a field like chosen ones. The props are for the field's box. */
export function useFileDrop(take: (files: readonly File[]) => void, { readOnly = false } = {}) {
  const [over, setOver] = useState(false)
  return {
    'data-over': over || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(!readOnly)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      if (!readOnly) take([...event.dataTransfer.files])
    },
  }
}
