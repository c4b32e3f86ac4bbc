import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from '../browser/useFocusBack.ts'
import { Modal } from '../dialogs/Modal.tsx'
import { kernelText } from '../text/kernel.text.ts'
import { useText } from '../text/language.tsx'
import { Failed } from './states.tsx'

interface Query<Data> {
  readonly data: Data | undefined
  readonly error: unknown
  readonly isFetching: boolean
  readonly refetch: () => unknown
}
interface Props<Data> {
  readonly query: Query<Data>
  readonly children: (data: Data) => ReactNode
}

/** A part of a page whose row is loading. */
export function QueryBoundary<Data>({ query, children }: Props<Data>) {
  const t = useText(kernelText)
  if (query.data) return children(query.data)
  if (query.error && !query.isFetching)
    return <Failed error={query.error} title={t('pageFailed')} onRetry={() => void query.refetch()} />
  return <Loader aria-label={t('loading')} role="status" mx="auto" my="xl" display="block" />
}

/** The same for a dialog. `children` is the dialog. */
export function QueryDialog<Data>(
  props: Props<Data> & { readonly title: string; readonly onClose: () => void },
) {
  // The dialog opens from this one, which is unmounted when the dialog closes.
  useFocusBack()
  if (props.query.data) return props.children(props.query.data)
  const { title, onClose } = props
  return (
    <Modal onClose={onClose} title={title} size={640}>
      <QueryBoundary {...props} />
    </Modal>
  )
}
