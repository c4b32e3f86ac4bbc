import { Button, Loader } from '@mantine/core'
import { figures } from '@sufra/contract/money/figures'
import { IconArrowLeft } from '@tabler/icons-react'
import { useState } from 'react'
import { useOperation } from '../../kernel/data/operations.ts'
import { Drawer } from '../../kernel/dialogs/Drawer.tsx'
import Pager from '../../kernel/list/table/Pager.tsx'
import { Failed } from '../../kernel/states/states.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { FigurePart } from './FigurePart.tsx'
import { Formula } from './Formula.tsx'
import type { EventActions, Step } from './figureOf.ts'
import css from './figures.module.css'
import { figuresText } from './figures.text.ts'

interface Props extends Step {
  readonly actions: EventActions | undefined
  readonly onClose: () => void
}

/** The formula of a figure with its numbers, and its parts, each of which is explained in turn. */
export default function FigureDrawer({ name, of, actions, onClose }: Props) {
  const t = useText(figuresText)
  const kernel = useText(kernelText)
  const [steps, setSteps] = useState<readonly Step[]>([{ name, of }])
  const [page, setPage] = useState(1)
  const [count, setCount] = useState(25)
  /** The last page is kept while the next one of the same figure loads, so that the pager keeps the focus. */
  const [turned, setTurned] = useState(false)
  const step = steps.at(-1) ?? { name, of }
  const former = steps.at(-2)
  const { data, error, refetch } = useOperation(
    figures.explain,
    { body: { ...step.of, page, count } },
    { keep: turned },
  )
  const turn = (next: number) => {
    setTurned(true)
    setPage(next)
  }
  const go = (next: readonly Step[]) => {
    setSteps(next)
    setTurned(false)
    setPage(1)
  }
  return (
    <Drawer onClose={onClose} position="right" size={520} title={step.name}>
      <div className={css.explanation}>
        {former && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconArrowLeft size={16} stroke={1.6} className="turns" aria-hidden />}
            onClick={() => go(steps.slice(0, -1))}
          >
            {t('back', { figure: former.name })}
          </Button>
        )}
        {!data && error && <Failed error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <Loader aria-label={kernel('loading')} role="status" mx="auto" my="xl" display="block" />
        )}
        {data && (
          <>
            <Formula name={step.name} figure={step.of.figure} explained={data} />
            <h3>{t('parts')}</h3>
            {data.total === 0 && <p>{t('nothing')}</p>}
            <ol className={css.parts}>
              {data.parts.map((part) => (
                <FigurePart
                  key={`${part.kind} ${part.id}`}
                  part={part}
                  whole={step.of}
                  actions={actions}
                  onExplain={(next) => go([...steps, next])}
                />
              ))}
            </ol>
            {data.total > 10 && (
              <Pager
                label={t('parts')}
                page={page}
                count={count}
                total={data.total}
                onPage={turn}
                onCount={(next) => {
                  setCount(next)
                  turn(1)
                }}
              />
            )}
          </>
        )}
      </div>
    </Drawer>
  )
}
