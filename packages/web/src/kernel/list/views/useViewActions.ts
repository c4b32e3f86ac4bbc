import { auth } from '@sufra/contract/accounts/auth'
import { type ListView, listViews } from '@sufra/contract/accounts/listViews'
import type { DefaultView, ViewSearch } from '@sufra/contract/accounts/listViews.shapes'
import { useNavigate } from '@tanstack/react-router'
import { ApiError } from '../../data/api.ts'
import { keyOf, queryClient, useAction } from '../../data/operations.ts'
import { confirm } from '../../dialogs/confirm.tsx'
import { useConfirmed } from '../../dialogs/useConfirmed.ts'
import { toast } from '../../display/toast.tsx'
import { staleNoticeText } from '../../states/staleNotice.text.ts'
import { kernelText } from '../../text/kernel.text.ts'
import { useText } from '../../text/language.tsx'
import { columnDraft } from './columnDraft.ts'
import { pageSearchOf, searchOf, wholeList } from './views.rules.ts'
import { viewsText } from './views.text.ts'

/** Who is signed in is asked for again too: it says what lists open with. */
const refresh = () =>
  Promise.all(
    [listViews.list, auth.verifyToken].map((each) =>
      queryClient.invalidateQueries({ queryKey: keyOf(each) }),
    ),
  )

const staleOf = (error: unknown) => (error instanceof ApiError ? error.body.stale : undefined)

export function useViewActions({ opensWith }: { readonly opensWith: DefaultView | undefined }) {
  const t = useText(viewsText)
  const navigate = useNavigate()
  const kernel = useText(kernelText)
  const notice = useText(staleNoticeText)
  const change = useAction(listViews.update, {
    success: false,
    failure: (error) => staleOf(error) !== undefined,
  })
  const becoming = useAction(listViews.setDefault, { success: false })
  const state = { listSet: true } as const
  const open = (view: { readonly id: number; readonly search: ViewSearch }) => {
    columnDraft.set(undefined)
    void navigate({ to: '.', search: (now) => searchOf(view, now), state, resetScroll: false })
  }
  const whole = () => {
    columnDraft.set(undefined)
    const view = opensWith ? wholeList : undefined
    void navigate({ to: '.', search: (now) => ({ ...pageSearchOf(now), view }), state, resetScroll: false })
  }
  const removal = useConfirmed(listViews.remove, {
    invalidates: [listViews.list, auth.verifyToken],
    done: whole,
  })
  /** Saves what the list shows in the view, as it was opened; asks before it replaces what somebody else saved since. */
  const update = async (
    view: Pick<ListView, 'id' | 'name'>,
    shows: Pick<ListView, 'search' | 'columns' | 'version'>,
  ): Promise<void> => {
    const { id, name } = view
    try {
      await change.mutateAsync({ params: { id }, body: shows })
    } catch (error) {
      const stale = staleOf(error)
      const question = {
        title: t('replaceAsk', { by: stale?.by || kernel('somebody') }),
        text: t('replaceText', { name }),
        action: notice('saveMine'),
      }
      if (stale && (await confirm(question))) return update(view, { ...shows, version: stale.version })
      await refresh()
      return
    }
    toast.success(t('saved', { name }))
    await refresh()
    columnDraft.drop(shows.columns)
  }
  return {
    open,
    whole,
    /** Of a new view: it is opened. */
    saved: async (made?: { readonly id: number; readonly search: ViewSearch }) => {
      await refresh()
      if (made) open(made)
    },
    update,
    toggleDefault: ({ id, name }: ListView) => {
      const is_default = id !== opensWith?.id
      becoming.mutate(
        { params: { id }, body: { is_default } },
        {
          onSuccess: async () => {
            toast.success(t(is_default ? 'nowDefault' : 'notDefault', { name }))
            await refresh()
          },
        },
      )
    },
    copyLink: () => {
      const done = () => toast.success(t('copied'))
      const failed = () => toast.error(t('notCopied'))
      // Browsers have no clipboard for pages without TLS.
      if (!navigator.clipboard) return failed()
      void navigator.clipboard.writeText(window.location.href).then(done, failed)
    },
    remove: ({ id, name, shared }: ListView) =>
      void removal.run(
        {
          title: t('removeAsk'),
          text: t(shared ? 'removeShared' : 'removeText', { name }),
          action: t('remove'),
          success: t('removed', { name }),
          danger: true,
        },
        { params: { id } },
      ),
  }
}
