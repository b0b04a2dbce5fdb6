import { isIP, isIPv4 } from 'node:net'
import * as z from 'zod/mini'

// Rejects a whole address space (/0), because then anyone could forge the client address.
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/')
  if (!isIP(address) || address.includes('%') || rest.length > 0) return false
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (isIPv4(address) ? 32 : 128))
}

const split = (text: string) => text.split(',').map(one => one.trim())

/** A setting with a list of addresses and networks, such as `127.0.0.1, 10.0.0.0/8, fd00::/8`. */
export const networks = z.pipe(
  z
    .string()
    .check(z.refine(text => split(text).every(isNetwork), 'must list addresses or networks, such as 10.0.0.0/8, ::1')),
  z.transform(split),
)
