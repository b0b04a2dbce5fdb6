import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Thrown instead of connecting to an address outside the public network. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
}

// Global unicast range of IPv6. `range()` already rejects 6to4 and Teredo, the ranges within it that embed IPv4
// addresses.
const ASSIGNED = ipaddr.parseCIDR('2000::/3')

/** Whether an address is on the public network, and so not loopback, private, link-local, shared, or reserved. */
export const isPublic = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const read = ipaddr.process(address)
  if (read.range() !== 'unicast') return false
  return read.kind() === 'ipv4' || read.match(ASSIGNED)
}

/** Whether an address is loopback. */
export const isOwnMachine = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/** Whether a connection to an address is allowed. */
export type Allows = (address: string) => boolean

/** Throws for disallowed hosts written as IP addresses. Node connects to these without a lookup. */
export const refuseWritten = (hostname: string, allows: Allows): void => {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) && !allows(address)) throw new PrivateAddressError()
}

/**
 * Resolves names for the connection itself, so that the checked address is the connected one. Prevents DNS rebinding. A
 * single disallowed address rejects the whole name.
 */
export const lookupAllowed =
  (allows: Allows): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      const [first] = found
      if (!first || !found.every(({ address }) => allows(address))) return done(new PrivateAddressError(), [])
      if (options.all) return done(null, found)
      done(null, first.address, first.family)
    })
  }
