import { lookup } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Thrown instead of a connection to an address that is not of the public network. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError'
}

// All that is assigned for the public network in the new protocol; what tunnels an old address in it is not in here.
const ASSIGNED = ipaddr.parseCIDR('2000::/3')

/** Whether an address is one of the public network: no loopback, no private, local, shared or reserved one. */
export const isPublic = (address: string): boolean => {
  if (!ipaddr.isValid(address)) return false
  const read = ipaddr.process(address)
  if (read.range() !== 'unicast') return false
  return read.kind() === 'ipv4' || read.match(ASSIGNED)
}

/** Whether an address is this machine's own. */
export const isOwnMachine = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

/** Which addresses may be connected to. */
export type Allows = (address: string) => boolean

/** Refuses a host that is written as an address; such one is connected to without being looked up. */
export const refuseWritten = (hostname: string, allows: Allows): void => {
  const address = hostname.replace(/^\[|\]$/g, '')
  if (isIP(address) && !allows(address)) throw new PrivateAddressError()
}

/**
 * Looks a name up for the connection itself, so that what was checked is what is connected to: a name that answers
 * otherwise a moment later leads nowhere else. One address that is not allowed refuses the name.
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
