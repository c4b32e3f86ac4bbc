import { type ListView, listViews } from '@sufra/contract/accounts/listViews'
import type { DefaultView } from '@sufra/contract/accounts/listViews.shapes'
import type { ChosenList, ListPreference } from '@sufra/contract/accounts/preferences.shapes'
import { IconBookmark, IconCheck } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { late } from '../../browser/late.ts'
import { useOperation } from '../../data/operations.ts'
import { PopAction, PopMenu, PopRule } from '../../display/PopMenu.tsx'
import { useEditedRow } from '../../forms/useEditedRow.ts'
import { kernelText } from '../../text/kernel.text.ts'
import { usePick, useText } from '../../text/language.tsx'
import { useListSearch } from '../../url/search.ts'
import { useColumnDraft } from './columnDraft.ts'
import { useViewActions } from './useViewActions.ts'
import css from './ViewsMenu.module.css'
import { isSame, keptOf } from './views.rules.ts'
import { viewsText } from './views.text.ts'

const ViewDialog = late(() => import('./ViewDialog.tsx'))

interface Props {
  readonly list: ChosenList
  readonly opened: { readonly view: DefaultView | undefined; readonly opensWith: DefaultView | undefined }
  readonly columns: ListPreference | undefined
}

const check = <IconCheck size={18} stroke={1.6} aria-hidden />
const none = <span className={css.noIcon} />

/** The views of a list: opens, keeps, changes and shares them. */
export default function ViewsMenu({ list, opened: { view, opensWith }, columns }: Props) {
  const t = useText(viewsText)
  const kernel = useText(kernelText)
  const pick = usePick()
  const search = keptOf(useListSearch())
  const draft = useColumnDraft(view?.id)
  const [asked, setAsked] = useState(false)
  const query = useOperation(listViews.list, { params: { list } }, { enabled: asked || view !== undefined })
  const views = query.data?.views ?? []
  const { isOpen, row, edit, close, renew } = useEditedRow(async () => (await query.refetch()).data?.views)
  const current = views.find(({ id }) => id === view?.id)
  const isChanged = view !== undefined && (draft !== undefined || !isSame(search, view.search))
  const shows = { search, columns: columns ?? null }
  // Changes are based on the view as it was opened, whatever others have saved in it since.
  const opened = useRef(view)
  if (!isChanged || opened.current?.id !== view?.id) opened.current = view
  const actions = useViewActions({ opensWith })
  const nameOf = ({ id, name }: ListView) => (id === opensWith?.id ? t('opensWith', { name }) : name)
  const note = ({ own, role_en, role_ar }: ListView) =>
    own || role_en === null ? undefined : t('ofRole', { role: pick({ en: role_en, ar: role_ar ?? role_en }) })
  return (
    <>
      <PopMenu
        label={t('views')}
        place="below"
        buttonClass={current ? `${css.tool} ${css.named}` : css.tool}
        onOpen={() => setAsked(true)}
        button={
          <>
            <IconBookmark size={20} stroke={1.6} aria-hidden />
            {current && <bdi>{isChanged ? t('changed', { name: current.name }) : current.name}</bdi>}
          </>
        }
      >
        <PopAction icon={check} chosen={!view} run={actions.whole}>
          {t('whole')}
        </PopAction>
        {views.map((each) => (
          <PopAction key={each.id} icon={check} chosen={each.id === view?.id} run={() => actions.open(each)}>
            <span className={css.view}>
              <bdi>{nameOf(each)}</bdi>
              {note(each) && <small>{note(each)}</small>}
            </span>
          </PopAction>
        ))}
        {query.isPending ? (
          // Entries that moved down when the views arrive would be missed by a quick click.
          <p className={css.loading}>{kernel('loading')}</p>
        ) : query.error && !query.data ? (
          <>
            <p className={css.loading}>{t('failed')}</p>
            <PopAction icon={none} run={() => void query.refetch()}>
              {kernel('tryAgain')}
            </PopAction>
          </>
        ) : (
          <>
            <PopRule />
            {current && isChanged && (
              <>
                {current.changeable && (
                  <PopAction
                    icon={none}
                    run={() =>
                      actions.update(current, {
                        ...shows,
                        version: opened.current?.version ?? current.version,
                      })
                    }
                  >
                    {t('update')}
                  </PopAction>
                )}
                <PopAction icon={none} run={() => actions.open(current)}>
                  {t('undo')}
                </PopAction>
              </>
            )}
            <PopAction icon={none} run={() => edit('new')}>
              {t('saveAs')}
            </PopAction>
            <PopAction icon={none} run={actions.copyLink}>
              {t('copyLink')}
            </PopAction>
            {current && (
              <PopAction icon={none} run={() => actions.toggleDefault(current)}>
                {t(current.id === opensWith?.id ? 'endDefault' : 'setDefault')}
              </PopAction>
            )}
            {current?.changeable && (
              <>
                <PopAction icon={none} run={() => edit(current)}>
                  {t('edit')}
                </PopAction>
                <PopAction icon={none} run={() => actions.remove(current)}>
                  {t('remove')}
                </PopAction>
              </>
            )}
          </>
        )}
      </PopMenu>
      <Suspense>
        {isOpen && (
          <ViewDialog
            key={row?.version}
            view={row}
            shows={{ list, ...shows }}
            onSaved={(id) => actions.saved(row ? undefined : { id, search })}
            onClose={close}
            onTakeTheirs={() => void renew()}
          />
        )}
      </Suspense>
    </>
  )
}
