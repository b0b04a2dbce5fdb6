import { expect, test } from 'vitest'
import {
  isOwnMachine,
  isPublic,
  lookupAllowed,
  PrivateAddressError,
} from '../../../../../packages/server/src/partners/checks/public-address.ts'

test.each([
  ['127.0.0.1', '127.8.8.8', '0.0.0.0', '10.1.2.3', '172.16.0.1', '172.31.255.255', '192.168.1.1', '169.254.169.254'],
  ['100.64.0.1', '192.0.0.8', '192.0.2.1', '198.18.0.1', '198.51.100.7', '203.0.113.9', '224.0.0.1', '255.255.255.255'],
  ['::', '::1', '::127.0.0.1', '::ffff:10.0.0.1', '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::', '2001::1'],
  ['fc00::1', 'fd12::1', 'fe80::1', 'fec0::1', 'ff02::1', '2001:db8::1', '100::1', '1::1', 'nonsense', ''],
])('%s and the other addresses of the row are not public', (...addresses) => {
  expect(addresses.filter(isPublic)).toEqual([])
})

test('public addresses are recognised, and only loopback addresses count as the same machine', () => {
  const addresses = ['1.1.1.1', '93.184.215.14', '2606:4700::1111', '2a00:1450:4001::200e', '::ffff:1.1.1.1']
  expect(addresses.filter(isPublic)).toEqual(addresses)
  expect(addresses.filter(isOwnMachine)).toEqual([])
  expect(['127.0.0.1', '::1', '10.0.0.1'].filter(isOwnMachine)).toEqual(['127.0.0.1', '::1'])
})

test.each([true, false])('a host name is rejected if it resolves to a private address (all: %s)', async all => {
  const error = await new Promise(done => lookupAllowed(isPublic)('localhost', { all }, done))
  expect(error).toBeInstanceOf(PrivateAddressError)
  expect(await new Promise(done => lookupAllowed(isOwnMachine)('localhost', { all }, done))).toBeNull()
})
