import { Button } from '@mantine/core'
import { items } from '@sufra/contract/menu/items'
import { stores } from '@sufra/contract/stores/stores'
import { IconCheck } from '@tabler/icons-react'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { late } from '../../../kernel/browser/late.ts'
import { useOperation } from '../../../kernel/data/operations.ts'
import { PageHeader } from '../../../kernel/page/PageHeader.tsx'
import { useSession } from '../../../kernel/session/session.tsx'
import { Empty } from '../../../kernel/states/states.tsx'
import { usePick, useText } from '../../../kernel/text/language.tsx'
import { type ListSearch, listSearch, textOf, wholeOf } from '../../../kernel/url/search.ts'
import { storePaths } from '../../../stores/stores/storePaths.ts'
import { useStoreCrumbs } from '../../../stores/stores/useStoreCrumbs.ts'
import { PreviewButton, PreviewPanel, usePreviewPanel } from '../../items/preview/PreviewPanel.tsx'
import { TypedParts } from '../../items/typedStore.tsx'
import { ChooseItem } from './ChooseItem.tsx'
import { CopyForm } from './CopyForm.tsx'
import css from './Duplicate.module.css'
import { duplicateText } from './duplicate.text.ts'
import { type Step, stepOf, steps } from './steps.rules.ts'

const Choices = late(async () => ({
  default: (await import('../../optionGroups/choices/Choices.tsx')).Choices,
}))
const Addons = late(async () => ({ default: (await import('../../optionGroups/addons/Addons.tsx')).Addons }))

function Steps({ step }: { step: Step }) {
  const t = useText(duplicateText)
  const at = steps.indexOf(step)
  return (
    <ol className={css.steps} aria-label={t('steps')}>
      {steps.map((each, index) => (
        <li key={each} className={css.step} aria-current={each === step ? 'step' : undefined}>
          <span className={css.number} aria-hidden>
            {index < at ? <IconCheck size={14} stroke={2} /> : index + 1}
          </span>
          <span className={css.label}>
            {index < at && <span className="visually-hidden">{t('done')} </span>}
            {t(each)}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Moves the focus to the start of the next step, as the button that led there is gone. */
function useFocusOn(step: Step) {
  const place = useRef<HTMLElement>(null)
  const seen = useRef(step)
  useEffect(() => {
    if (seen.current === step) return
    seen.current = step
    place.current?.focus({ preventScroll: true })
  }, [step])
  return place
}

/** Copies an item in five steps (spec 2 §4), each with its own URL. */
export function Duplicate() {
  const t = useText(duplicateText)
  const pick = usePick()
  const navigate = useNavigate()
  const { kind } = useSession()
  const params = useParams({ strict: false })
  const search: ListSearch = useSearch({ strict: false })
  const [from, copy, category] = [search.from, search.copy, search.category].map(wholeOf)
  const storeId = Number(params.idStore ?? params.id)
  const restaurantId = Number(params.id)
  const store = useOperation(stores.show, { params: { id: storeId } }).data?.store
  const made = useOperation(items.show, { params: { id: copy ?? 0 } }, { enabled: copy !== undefined }).data
    ?.item
  const source = useOperation(items.show, { params: { id: from ?? 0 } }, { enabled: from !== undefined }).data
    ?.item
  const [chosen, setChosen] = useState(from)
  const step = stepOf({ step: textOf(search.step), from, copy })
  const preview = usePreviewPanel(step === 'choices' || step === 'addons' ? 'panes' : 'form')
  const place = useFocusOn(step)
  const go = (next: Step, change: ListSearch = {}, replace = false) =>
    void navigate({
      to: '.',
      search: listSearch({ category, from, copy, ...change, step: next }),
      replace,
    })
  const copyStore = { id: made?.restaurant_store_id ?? storeId, restaurant_id: restaurantId }
  const menu = storePaths.menu(kind, copyStore)
  const leave = () =>
    void navigate({ to: menu, search: listSearch({ category: made?.sub_category_id ?? category }) })
  const foot = (back: (() => void) | undefined, next: (() => void) | undefined, label = t('next')) => (
    <footer className={css.foot}>
      <Button variant="default" disabled={!back} onClick={back}>
        {t('back')}
      </Button>
      <Button disabled={!next} onClick={next}>
        {label}
      </Button>
    </footer>
  )

  const content: Readonly<Record<Step, () => ReactNode>> = {
    choose: () => (
      <>
        <ChooseItem storeId={storeId} category={category} chosen={chosen} onChoose={setChosen} />
        {foot(undefined, chosen === undefined ? undefined : () => go('create', { from: chosen }))}
      </>
    ),
    create: () => (
      <CopyForm
        from={from ?? 0}
        storeId={storeId}
        restaurantId={restaurantId}
        // Once the copy is created there is no way back to the form.
        onSaved={(id) => go('choices', { copy: id }, true)}
        onBack={() => go('choose')}
      />
    ),
    choices: () => (
      <>
        <Choices itemId={copy ?? 0} />
        {foot(undefined, () => go('addons'))}
      </>
    ),
    addons: () => (
      <>
        <Addons itemId={copy ?? 0} />
        {foot(
          () => go('choices'),
          () => go('finish'),
        )}
      </>
    ),
    finish: () => (
      <>
        <Empty
          words={{
            icon: <IconCheck size={32} stroke={1.25} aria-hidden />,
            title: t('copied', { name: made ? pick(made.name) : '' }),
            text: t('copiedText'),
            action: (
              <Button
                variant="default"
                renderRoot={(props) => <Link {...props} to={`${menu}/form-menu/${copy}`} />}
              >
                {t('editCopy')}
              </Button>
            ),
          }}
        />
        {foot(() => go('addons'), leave, t('finish'))}
      </>
    ),
  }
  return (
    <TypedParts>
      <PageHeader
        title={t('title')}
        names={useStoreCrumbs(store)}
        actions={step !== 'choose' && <PreviewButton panel={preview} />}
      />
      <Steps step={step} />
      <section ref={place} tabIndex={-1} aria-label={t(step)} className={css.place}>
        {step === 'choose' ? (
          content.choose()
        ) : (
          <PreviewPanel panel={preview} item={step === 'create' ? source : made} storeId={copyStore.id}>
            <Suspense>{content[step]()}</Suspense>
          </PreviewPanel>
        )}
      </section>
    </TypedParts>
  )
}
