import { z } from 'zod'
import { CallKey, Day, Id, LinesOrNone, Text } from '../kernel/fields.ts'
import { Page } from '../kernel/list.ts'
import { sortedBy } from '../kernel/listSort.ts'
import { Amount, Sum } from '../kernel/money.ts'
import { Done, feature, get, list, post, Saved } from '../kernel/operation.ts'
import { PayoutFile, PayoutFileLine, PayoutPosition, PayoutRun, RunRequest } from './payoutRuns.shapes.ts'

export * from './payoutRuns.shapes.ts'

const admins = { kinds: ['admin'], permission: 'payouts.write' } as const
const mostStores = 5000

export const runSorts = { id: 'desc', day: 'desc', description: 'asc' } as const

/** Paying many stores at once, and the bank files of it. */
export const payoutRuns = feature('payoutRuns', {
  preview: post('settings/payoutRuns/preview', {
    ...admins,
    readOnly: true,
    summary: 'What a run would pay to some stores, or to all. Those that owe or have nothing due are apart.',
    input: z.strictObject({
      /** Leave out for all stores. Of those, the ones with nothing to settle are not listed. */
      stores: z.array(Id).min(1).max(mostStores).optional(),
      due_day: Day,
    }),
    output: z.object({
      stores: z.array(PayoutPosition),
      left_out: z.array(PayoutPosition),
      amount: Sum,
      cut: z.boolean(),
    }),
    errors: ['row.missing'],
    example: (idOf) => ({ body: { stores: [idOf('stores')], due_day: '2030-03-16' } }),
  }),
  make: post('settings/payoutRuns/save', {
    ...admins,
    confirmed: true,
    summary: 'Raise the custom payment requests of a run, all of them or none.',
    input: z.strictObject({
      /** Made once by the caller: the same call, sent again, answers the run it made. */
      key: CallKey,
      due_day: Day,
      reference_date: Day,
      description: LinesOrNone(500).optional(),
      /** Each with the amount that was shown. If one has changed, the call is rejected. */
      stores: z
        .array(z.strictObject({ id: Id, amount: Amount }))
        .min(1)
        .max(mostStores),
    }),
    output: Saved,
    errors: ['row.missing', 'payoutRuns.changed'],
    example: (idOf) => ({
      body: {
        key: '3f0c7f6e-8f1b-4a57-9c2e-6a1d6f1f0a11',
        due_day: '2030-03-16',
        reference_date: '2030-03-17',
        stores: [{ id: idOf('stores'), amount: 99.75 }],
      },
    }),
  }),
  list: list('settings/payoutRuns/index', {
    ...admins,
    summary: 'Payout runs, the newest first.',
    filters: sortedBy(runSorts),
    output: z.object({ payoutRuns: Page(PayoutRun) }),
    example: () => ({ body: { count: 10, page: 1 } }),
  }),
  show: get('settings/payoutRuns/show/:id', {
    ...admins,
    summary: 'One payout run with its requests and its bank files.',
    output: z.object({
      payoutRun: PayoutRun,
      requests: z.array(RunRequest),
      files: z.array(PayoutFile),
    }),
    example: (idOf) => ({ params: { id: idOf('payout_runs') } }),
  }),
  makeFile: post('settings/payoutRuns/makeFile/:id', {
    ...admins,
    confirmed: true,
    summary:
      'Put the accepted requests of a run that are in no bank file into one. Those of stores without a confirmed account stay beside it.',
    input: z.strictObject({
      /** The requests that were shown. If others would go into the file, the call is rejected. */
      requests: z.array(Id).max(mostStores).optional(),
    }),
    output: z.object({ id: Id, beside: z.array(RunRequest) }),
    errors: ['payoutRuns.nothingToFile', 'payoutRuns.settled', 'payoutRuns.fileChanged'],
    example: (idOf) => ({
      params: { id: idOf('payout_runs') },
      expectedError: 'payoutRuns.nothingToFile',
    }),
  }),
  showFile: get('settings/payoutRuns/getFile/:id', {
    ...admins,
    summary: 'A bank file with its lines, as they were when it was made.',
    output: z.object({ payout_run_id: Id, file: PayoutFile, lines: z.array(PayoutFileLine) }),
    example: (idOf) => ({ params: { id: idOf('payout_files') } }),
  }),
  voidFile: post('settings/payoutRuns/voidFile/:id', {
    ...admins,
    confirmed: true,
    summary: 'Void a bank file that was not paid. Its requests can go into the next one.',
    input: z.strictObject({ reason: Text(300) }),
    output: Done,
    errors: ['payoutFiles.voided', 'payoutRuns.settled'],
    example: (idOf) => ({
      params: { id: idOf('payout_files') },
      body: { reason: 'The bank refused the file' },
    }),
  }),
  settle: post('settings/payoutRuns/settle/:id', {
    ...admins,
    confirmed: true,
    summary: "Mark a run as paid by the bank, with the bank's reference. Once, and all of its files.",
    input: z.strictObject({ bank_reference: Text(100) }),
    output: Done,
    errors: ['payoutRuns.settled', 'payoutRuns.undecided', 'payoutRuns.unfiled', 'payoutRuns.nothingPaid'],
    example: (idOf) => ({
      params: { id: idOf('payout_runs') },
      body: { bank_reference: 'QNB-2030-03-17-001' },
      expectedError: 'payoutRuns.nothingPaid',
    }),
  }),
})
