import { Button, Group } from '@mantine/core'
import type { PayoutFile } from '@sufra/contract/money/payoutRuns'
import type { ReactNode } from 'react'
import { messageOf } from '../../kernel/data/operations.ts'
import { Ltr } from '../../kernel/display/Ltr.tsx'
import { Currency } from '../../kernel/display/Money.tsx'
import { ScrollRegion } from '../../kernel/display/ScrollRegion.tsx'
import { StatusChip } from '../../kernel/display/StatusChip.tsx'
import { toast } from '../../kernel/display/toast.tsx'
import { Instant } from '../../kernel/display/When.tsx'
import { kernelText } from '../../kernel/text/kernel.text.ts'
import { useText } from '../../kernel/text/language.tsx'
import { Figure } from '../figures/Figure.tsx'
import requestCss from '../paymentRequests/paymentRequests.module.css'
import { downloadCsv, downloadSheet } from './downloadFile.ts'
import css from './payoutRuns.module.css'
import { payoutRunsText } from './payoutRuns.text.ts'

function FileStatus({ file, settled }: { readonly file: PayoutFile; readonly settled: boolean }) {
  const t = useText(payoutRunsText)
  if (file.voided_at)
    return (
      <>
        <StatusChip status="CANCELLED" label={t('void')} />
        <p className={css.reason} dir="auto">
          {file.void_reason}
        </p>
      </>
    )
  return settled ? (
    <StatusChip status="PAID" label={t('paid')} />
  ) : (
    <StatusChip status="READY" label={t('live')} />
  )
}

interface Props {
  readonly files: readonly PayoutFile[]
  readonly settled: boolean
  readonly actions: ReactNode
  readonly onVoid: (file: PayoutFile) => void
}

/** The bank files of a run. A void one is not downloaded any more: nobody is to pay it. */
export function RunFiles({ files, settled, actions, onVoid }: Props) {
  const t = useText(payoutRunsText)
  const kernel = useText(kernelText)
  const get = (load: (id: number) => Promise<void>, id: number) =>
    void load(id).catch((error: unknown) => toast.error(messageOf(error) ?? kernel('unavailable')))
  return (
    <div className={requestCss.part}>
      <div className={css.head}>
        <h2>{t('files')}</h2>
        {actions}
      </div>
      {files.length === 0 ? (
        <p className={css.quiet}>{t('noFiles')}</p>
      ) : (
        <ScrollRegion label={t('files')}>
          <table className={requestCss.table} aria-label={t('files')}>
            <thead>
              <tr>
                <th scope="col">{t('file')}</th>
                <th scope="col">{t('created')}</th>
                <th scope="col" data-figures>
                  {t('lines')}
                </th>
                <th scope="col" data-figures>
                  {t('amount')} <Currency />
                </th>
                <th scope="col">{t('checksum')}</th>
                <th scope="col">{t('status')}</th>
                <th scope="col">{t('actions')}</th>
              </tr>
            </thead>
            <tbody>
              {files.map((file) => (
                <tr key={file.id}>
                  <td>
                    <strong>
                      <Ltr>{file.id}</Ltr>
                    </strong>
                  </td>
                  <td>
                    <Instant at={file.created_at} />
                    {file.made_by && (
                      <p className={css.quiet}>
                        <bdi>{file.made_by}</bdi>
                      </p>
                    )}
                  </td>
                  <td data-figures>
                    <Ltr>{file.line_count}</Ltr>
                  </td>
                  <td data-figures>
                    <Figure
                      name={`${t('file')} ${file.id}`}
                      amount={file.amount}
                      of={{ figure: 'payout_file', id: file.id }}
                      bare
                    />
                  </td>
                  <td className={css.checksum} title={file.checksum}>
                    <Ltr>{file.checksum.slice(0, 12)}…</Ltr>
                  </td>
                  <td>
                    <FileStatus file={file} settled={settled} />
                  </td>
                  <td>
                    {!file.voided_at && (
                      <Group gap={4} wrap="nowrap">
                        <Button
                          size="xs"
                          variant="default"
                          aria-label={t('downloadCsv', { id: file.id })}
                          onClick={() => get(downloadCsv, file.id)}
                        >
                          {t('csv')}
                        </Button>
                        <Button
                          size="xs"
                          variant="default"
                          aria-label={t('downloadSheet', { id: file.id })}
                          onClick={() => get(downloadSheet, file.id)}
                        >
                          {t('sheet')}
                        </Button>
                        {!settled && (
                          <Button
                            size="xs"
                            variant="default"
                            aria-label={t('voidFile', { id: file.id })}
                            onClick={() => onVoid(file)}
                          >
                            {t('voidIt')}
                          </Button>
                        )}
                      </Group>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollRegion>
      )}
    </div>
  )
}
