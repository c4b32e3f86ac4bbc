import { Button } from '@mantine/core'
import { stores } from '@sufra/contract/stores/stores'
import { useLocation, useParams } from '@tanstack/react-router'
import { useOperation } from '../../kernel/data/operations.ts'
import { Callout } from '../../kernel/display/Callout.tsx'
import foot from '../../kernel/forms/FormFooter.module.css'
import { PageHeader } from '../../kernel/page/PageHeader.tsx'
import { useText } from '../../kernel/text/language.tsx'
import { useStoreCrumbs } from '../../stores/stores/useStoreCrumbs.ts'
import { DryRun } from './DryRun.tsx'
import { FileDrop } from './FileDrop.tsx'
import css from './Import.module.css'
import { Imported } from './Imported.tsx'
import { menuImportText } from './menuImport.text.ts'
import { OtherStore } from './OtherStore.tsx'
import { otherStoreOf } from './otherStore.rules.ts'
import { Progress } from './Progress.tsx'
import { useImport } from './useImport.ts'

/** Imports a menu's spreadsheet: choose a file, check it row by row, import it. */
export function ImportPage() {
  const t = useText(menuImportText)
  const params = useParams({ strict: false })
  const storeId = Number(params.idStore ?? params.id)
  const menu = useLocation({ select: ({ pathname }) => pathname.replace(/\/[^/]+\/?$/, '') })
  const store = useOperation(stores.show, { params: { id: storeId } }).data?.store
  const { file, preview, stale, made, busy, failure, open, look, make, stop } = useImport(storeId)
  const faulty = preview?.rows.filter(({ what }) => what === 'faulty').length ?? 0
  const good = (preview?.rows.length ?? 0) - faulty
  const shown = preview && !made
  const other = file && preview && otherStoreOf(file, preview, storeId)
  return (
    <>
      <PageHeader title={t('title')} names={useStoreCrumbs(store)} />
      <div className={css.page}>
        {!file && !busy && <p className={css.lead}>{t('lead')}</p>}
        {!(busy && !preview) && <FileDrop name={file?.name} onFile={open} />}
        {busy && !shown && <Progress busy={busy} onStop={stop} />}
        {failure && !shown && (
          <Callout tone="error">
            <p>{failure}</p>
            {file && (
              <Button variant="default" size="xs" onClick={look}>
                {t('lookAgain')}
              </Button>
            )}
          </Callout>
        )}
        {made && (
          <Imported
            title={t('done')}
            counts={[
              ...(made.changed > 0 || made.added === 0 ? [t('doneChanged', { count: made.changed })] : []),
              ...(made.added > 0 ? [t('doneAdded', { count: made.added })] : []),
            ]}
            change={made.change}
            menu={menu}
          />
        )}
        {shown && file && other && <OtherStore from={other.store} storeId={storeId} menu={menu} />}
        {!file && !busy && (
          <section aria-label={t('rules')} className={css.rules}>
            <h2>{t('rules')}</h2>
            <ul>
              <li>{t('ruleNumber')}</li>
              <li>{t('ruleKept')}</li>
              <li>{t('ruleChoices')}</li>
              <li>{t('ruleRich')}</li>
              <li>{t('ruleNames')}</li>
              <li>{t('ruleAlike')}</li>
              <li>{t('rulePhotos')}</li>
              <li>{t('ruleOther')}</li>
            </ul>
          </section>
        )}
      </div>
      {shown && file && !other && (
        <>
          {stale && <Callout tone="info">{t('stale')}</Callout>}
          <DryRun preview={preview} unknown={file.unknown} />
          {preview.rows.length > 0 && (
            <footer className={foot.foot}>
              {failure && (
                <Callout tone="error">
                  <p>{failure}</p>
                  <Button variant="default" size="xs" onClick={look}>
                    {t('lookAgain')}
                  </Button>
                </Callout>
              )}
              {busy && <Progress busy={busy} onStop={stop} />}
              <div className={css.import}>
                {faulty > 0 && <span>{t('leftOut', { count: faulty })}</span>}
                <Button disabled={good === 0} loading={busy?.what === 'making'} onClick={make}>
                  {t('apply', { count: good })}
                </Button>
              </div>
            </footer>
          )}
        </>
      )}
    </>
  )
}
