import { isIPv6 } from 'node:net'

const groupsOf = (part: string | undefined) => (part ? part.split(':') : [])

// A household or office can use 64 bits of IPv6 addresses, so a single address identifies nobody.
const prefixOf = (address: string): string => {
  const [before, after] = address.split('::')
  const left = groupsOf(before)
  const right = groupsOf(after)
  const gap = address.includes('::') ? Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0') : []
  return [...left, ...gap, ...right]
    .slice(0, 4)
    .map(group => Number.parseInt(group, 16).toString(16))
    .join(':')
}

/** Network for rate limits: an IPv4 address, or the first 64 bits of an IPv6 address. */
export const networkOf = (address: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  if (mapped?.[1]) return mapped[1]
  const bare = address.split('%')[0] ?? address
  return isIPv6(bare) ? prefixOf(bare) : address
}
