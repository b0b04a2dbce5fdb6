import fc from 'fast-check'
import { hostileAddresses, hostileBodies, hostileHeaders, hostileValues } from './hostile-values.ts'

/** One change to a request that was valid before. */
export type Attack =
  | { readonly kind: 'field'; readonly field: string; readonly value: string }
  | { readonly kind: 'without'; readonly field: string }
  | { readonly kind: 'extra'; readonly field: string; readonly value: string }
  | { readonly kind: 'body'; readonly name: string }
  | { readonly kind: 'headers'; readonly name: string }
  | { readonly kind: 'address'; readonly name: string }
  | { readonly kind: 'session'; readonly name: 'expired' | 'stolen and ended' | 'of a deactivated person' }

const oneOf = (table: object) => fc.constantFrom(...Object.keys(table))
const extraFields = [
  '__proto__',
  'constructor',
  'toString',
  'id',
  'type',
  'filed_by',
  'password_hash',
  '',
  'x'.repeat(300),
]

/** Draws attacks on a request with these fields. */
export const attacksOn = (fields: readonly string[]): fc.Arbitrary<Attack> => {
  const value = oneOf(hostileValues)
  const field = fields.length > 0 ? fc.constantFrom(...fields) : fc.constant('unknown')
  const arms: { arbitrary: fc.Arbitrary<Attack>; weight: number }[] = [
    { weight: 8, arbitrary: fc.record({ kind: fc.constant('field'), field, value }) },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('without'), field }) },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('extra'), field: fc.constantFrom(...extraFields), value }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('body'), name: oneOf(hostileBodies) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('headers'), name: oneOf(hostileHeaders) }) },
    { weight: 4, arbitrary: fc.record({ kind: fc.constant('address'), name: oneOf(hostileAddresses) }) },
    {
      weight: 1,
      arbitrary: fc.record({
        kind: fc.constant('session'),
        name: fc.constantFrom('expired', 'stolen and ended', 'of a deactivated person'),
      }),
    },
  ]
  return fc.oneof(...arms)
}

const all = (table: object) => Object.keys(table)

/** Attacks on whole requests. Attacks on single fields are drawn at random. */
export const fullCalls: readonly Attack[] = [
  ...all(hostileBodies).map((name): Attack => ({ kind: 'body', name })),
  ...all(hostileHeaders).map((name): Attack => ({ kind: 'headers', name })),
  ...all(hostileAddresses).map((name): Attack => ({ kind: 'address', name })),
]
