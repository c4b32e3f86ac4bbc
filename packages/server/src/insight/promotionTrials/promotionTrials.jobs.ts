import { queue } from '../../kernel/jobs/jobs.ts'
import type { Services } from '../../kernel/operations/services.ts'
import { type Worker, worker } from '../../kernel/operations/worker.ts'
import { tryPromotion } from './trial.ts'
import { type CouponTrialInput, couponTrial, type OfferTrialInput, offerTrial } from './trialInputs.ts'
import { setFinished, setInterrupted, setProgress } from './trials.sql.ts'

interface Started {
  trial_id: number
  offer?: OfferTrialInput
  coupon?: CouponTrialInput
}

/** Not retried: what was interrupted is shown as that, and begun anew. */
export const trialJobs = queue<Started>('insight/promotionTrials', { retryLimit: 0 }, { localConcurrency: 2 })

/** The server is stopping, or the trial was stopped. */
class Stopped extends Error {}

async function work({ database: { db }, stopping }: Services, { trial_id, offer, coupon }: Started) {
  try {
    const trial = offer ? await offerTrial(db, offer) : coupon ? couponTrial(coupon) : undefined
    if (!trial) return
    const result = await tryPromotion(db, trial, new Date(), async (progress) => {
      if (stopping.aborted || !(await setProgress(db, trial_id, progress))) throw new Stopped()
    })
    await setFinished(db, trial_id, result)
  } catch (error) {
    await setInterrupted(db, trial_id)
    if (!(error instanceof Stopped)) throw error
  }
}

export const promotionTrialWorkers: readonly Worker[] = [worker(trialJobs, work)]
