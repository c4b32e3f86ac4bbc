import { type LookupAddress, type LookupAllOptions, lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** The only range of IPv6 addresses assigned so far. It excludes ::/96, 64:ff9b:1::/48, fec0::/10 and future ranges. */
const givenOut = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an address is private, leads to a private one through a translator or tunnel, or is reserved: no receiver of
 * a channel has one. The ranges are the registry's, as maintained by ipaddr.js.
 */
export function isPrivate(address: string): boolean {
  // A dotted part after colons is valid only in IPv4's mapped form (::ffff:10.0.0.1).
  if (!isIP(address) || /^(?!::ffff:[\d.]+$).*:.*\./i.test(address)) return true
  const parsed = ipaddr.process(address)
  return parsed.range() !== 'unicast' || (parsed.kind() === 'ipv6' && !parsed.match(givenOut))
}

/** Names of this machine or its network, on any resolver. */
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

/** Resolves a name, and fails unless all its addresses are public. */
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

/** Connects to exactly the addresses that were checked, so a later different answer of DNS has no effect. */
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
