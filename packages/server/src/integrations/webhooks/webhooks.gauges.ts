import { gauges } from '../../kernel/metrics/gauges.ts'
import { backlog } from './webhooks.sql.ts'

export const webhookGauges = gauges(
  {
    sufra_webhooks_waiting: { help: 'Deliveries that are due or wait for their next attempt' },
    sufra_webhooks_oldest_waiting_seconds: { help: 'How long ago the oldest of them happened' },
  },
  async ({ database }) => {
    const { waiting, seconds } = (await backlog(database.db)) ?? { waiting: 0, seconds: 0 }
    return [
      { name: 'sufra_webhooks_waiting', value: waiting },
      { name: 'sufra_webhooks_oldest_waiting_seconds', value: seconds },
    ]
  },
)
