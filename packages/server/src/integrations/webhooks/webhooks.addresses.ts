import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only IPv6 addresses given to anybody so far. Outside lie ::/96, 64:ff9b:1::/48, fec0::/10 and what may yet come. */
const givenOut = ipaddr.parseCIDR('2000::/3')

/**
 * Ours, the neighbours', what leads to them through a translator or a tunnel, and what is kept for other uses: no
 * receiver of a channel lives there. The ranges are the registry's, as ipaddr.js keeps them.
 */
export function isPrivate(address: string): boolean {
  // Dotted behind colons stands what is no address of anybody's, but for IPv4's own form (::ffff:10.0.0.1).
  if (!isIP(address) || /^(?!::ffff:[\d.]+$).*:.*\./i.test(address)) return true
  const parsed = ipaddr.process(address)
  return parsed.range() !== 'unicast' || (parsed.kind() === 'ipv6' && !parsed.match(givenOut))
}

/** Names that mean this machine or its network, wherever they are asked for. */
const inner = /(?:^|\.)(?:localhost|local|internal|home\.arpa)$/i

export const isPrivateName = (host: string): boolean => inner.test(host.replace(/\.$/, ''))

export type Resolve = (
  host: string,
  options: LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

class Inside extends Error {
  constructor(host: string) {
    super(`${host} is a private address`)
  }
}

/** All addresses of a name, each of them public. */
export const publicAddresses = (host: string, resolve: Resolve = lookup): Promise<LookupAddress[]> =>
  new Promise((found, failed) => {
    if (isPrivateName(host)) return failed(new Inside(host))
    resolve(host, { all: true }, (error, addresses = []) => {
      if (error) failed(error)
      else if (addresses.length === 0) failed(new Error(`${host} has no address`))
      else if (addresses.some(({ address }) => isPrivate(address))) failed(new Inside(host))
      else found(addresses)
    })
  })

/** Gives the very addresses that were looked at to the connection: a name that answers differently later gains nothing. */
export const publicOnly =
  (resolve?: Resolve): LookupFunction =>
  (host, { all, family }, done) => {
    publicAddresses(host, resolve).then(
      (addresses) => {
        const fitting = addresses.filter(
          (each) => !family || String(each.family) === String(family).slice(-1),
        )
        const [first] = fitting
        if (!first) done(new Error(`${host} has no address`), '')
        else if (all) done(null, fitting)
        else done(null, first.address, first.family)
      },
      (error) => done(error, ''),
    )
  }
