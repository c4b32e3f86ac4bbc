import type { ChannelCall } from '@sufra/contract/integrations/channels'
import { prefixes } from '@sufra/contract/kernel/kinds'
import type { Operations } from '@sufra/contract/kernel/operation'

/** The calls of the ordering API, those that only read first. */
export function callsOf(features: Readonly<Record<string, Operations>>): ChannelCall[] {
  const calls = Object.values(features)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ method, paths, readOnly, public: open }): ChannelCall[] =>
      paths.channel === undefined || open
        ? []
        : [{ method, path: `${prefixes.channel}/${paths.channel}`, access: readOnly ? 'read' : 'full' }],
    )
  const order = ({ access, path }: ChannelCall) => `${access === 'read' ? 0 : 1} ${path}`
  return calls.sort((one, other) => order(one).localeCompare(order(other)))
}
