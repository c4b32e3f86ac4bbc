import { Button, Group } from '@mantine/core'
import type { PayoutFile } from '@sufra/contract/money/payoutRuns'
import { messageOf } from '../../kernel/data/operations.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency } from '../../kernel/display/Money.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import type { CardFacts } from '../../kernel/list/table/Cards.tsx'
import type { Column } from '../../kernel/list/table/Table.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import type { Translate } from '../../kernel/text/texts.ts'
import { Figure } from '../figures/Figure.tsx'
import { Checksum } from '../months/Checksum.tsx'
import { downloadCsv, downloadSheet } from './downloadFile.ts'
import css from './payoutRuns.module.css'
import { payoutRunsText } from './payoutRuns.text.ts'

interface Means {
  readonly t: Translate<typeof payoutRunsText>
  /** The bank has paid the run. */
  readonly settled: boolean
  readonly onVoid: (file: PayoutFile) => void
}

function FileStatus({ file, settled }: { readonly file: PayoutFile; readonly settled: boolean }) {
  const t = useText(payoutRunsText)
  if (file.voided_at) return <StatusChip status="CANCELLED" label={t('void')} />
  return settled ? (
    <StatusChip status="PAID" label={t('paid')} />
  ) : (
    <StatusChip status="READY" label={t('live')} />
  )
}

/** Why a file is void. */
const Reason = ({ file }: { readonly file: PayoutFile }) =>
  file.void_reason && (
    <p className={css.reason} dir="auto">
      {file.void_reason}
    </p>
  )

/** A void file is not downloaded any more: nobody is to pay it. */
function FileActions({
  file,
  settled,
  onVoid,
}: Omit<Means, 't'> & {
  readonly file: PayoutFile
}) {
  const t = useText(payoutRunsText)
  const kernel = useText(kernelText)
  const { id } = file
  if (file.voided_at) return null
  const get = (load: (id: number) => Promise<void>) =>
    void load(id).catch((error: unknown) => toast.error(messageOf(error) ?? kernel('unavailable')))
  return (
    <Group gap={4} wrap="nowrap">
      <Button
        size="xs"
        variant="default"
        aria-label={t('downloadCsv', { id })}
        onClick={() => get(downloadCsv)}
      >
        {t('csv')}
      </Button>
      <Button
        size="xs"
        variant="default"
        aria-label={t('downloadSheet', { id })}
        onClick={() => get(downloadSheet)}
      >
        {t('sheet')}
      </Button>
      {!settled && (
        <Button size="xs" variant="default" aria-label={t('voidFile', { id })} onClick={() => onVoid(file)}>
          {t('voidIt')}
        </Button>
      )}
    </Group>
  )
}

const Made = ({ file: { created_at, made_by } }: { readonly file: PayoutFile }) => (
  <>
    <Instant at={created_at} />
    {made_by && (
      <p className={css.quiet}>
        <bdi>{made_by}</bdi>
      </p>
    )}
  </>
)

const amountOf = ({ id, amount }: PayoutFile, t: Means['t'], bare: boolean) => (
  <Figure name={`${t('file')} ${id}`} amount={amount} of={{ figure: 'payout_file', id }} bare={bare} />
)

const checksumOf = ({ id, checksum }: PayoutFile, t: Means['t']) => (
  <Checksum key="checksum" name={t('inFile', { id })} of={checksum} />
)

export const runFileColumns = ({ t, ...means }: Means): readonly Column<PayoutFile>[] => [
  {
    key: 'id',
    head: t('file'),
    cell: ({ id }) => (
      <strong>
        <Ltr>{id}</Ltr>
      </strong>
    ),
  },
  { key: 'created', head: t('created'), cell: (file) => <Made file={file} /> },
  { key: 'lines', head: t('lines'), cell: ({ line_count }) => <Ltr>{line_count}</Ltr>, figures: true },
  {
    key: 'amount',
    head: (
      <>
        {t('amount')} <Currency />
      </>
    ),
    cell: (file) => amountOf(file, t, true),
    figures: true,
  },
  { key: 'checksum', head: t('checksum'), cell: (file) => checksumOf(file, t) },
  {
    key: 'status',
    head: t('status'),
    cell: (file) => (
      <>
        <FileStatus file={file} settled={means.settled} />
        <Reason file={file} />
      </>
    ),
  },
  { key: 'actions', head: t('actions'), cell: (file) => <FileActions file={file} {...means} />, end: true },
]

export const runFileCard =
  ({ t, ...means }: Means) =>
  (file: PayoutFile): CardFacts => ({
    title: t('inFile', { id: file.id }),
    state: <FileStatus file={file} settled={means.settled} />,
    lead: amountOf(file, t, false),
    facts: [
      [t('created'), <Made key="created" file={file} />],
      [t('lines'), <Ltr key="lines">{file.line_count}</Ltr>],
      [t('checksum'), checksumOf(file, t)],
      ...(file.void_reason ? [[t('reason'), file.void_reason, true] as const] : []),
    ],
    actions: <FileActions file={file} {...means} />,
  })
