import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ChainBundle, chainBundle } from '@portal/contract/requests/signature-chain'
import { beforeAll, describe, expect, test } from 'vitest'
import { breaksOfBundle, sealedBundle } from '../../../../packages/server/src/requests/signature-chain/bundle.ts'
import { sealKeyOf, sealOf } from '../../../../packages/server/src/requests/signatures/seal.ts'
import { breaksOf } from '../../../../packages/server/src/requests/signatures/verify.ts'
import { staffWith } from '../../support/people/holders.ts'
import { dataFolder } from '../../support/platform/folder.ts'
import { run } from '../../support/platform/process.ts'
import { type Person, usePortal } from '../../support/portal.ts'
import { aSupersededRequest, flipped } from '../../support/requests/chain.ts'

const portal = usePortal()
let auditor: Person
let made: Awaited<ReturnType<typeof aSupersededRequest>>
let bundle: ChainBundle

const exported = async (query = '') =>
  (await portal().call('GET', `/signature_chain/bundle${query}`, { as: auditor })).body.data

beforeAll(async () => {
  auditor = await staffWith(portal(), 'purchase_requests.view_all', 'employment_requests.view_all')
  made = await aSupersededRequest(portal())
  bundle = await exported()
})

const ownKeys = () => [sealKeyOf(portal().services.secretKey)]
const copyOf = (given: ChainBundle): ChainBundle => structuredClone(given)

/** Seals a bundle with a foreign key, as anybody without the portal's key could. */
const resealed = ({ key: _, seal: __, ...content }: ChainBundle): ChainBundle => {
  const otherKey = Buffer.alloc(32)
  const seals = content.evidence.seals.map(({ hash }) => sealOf(otherKey, hash))
  return sealedBundle(otherKey, { ...content, evidence: { ...content.evidence, seals } })
}

describe('an unaltered chain', () => {
  test('passes the check in the portal and as a file, for accounts that can see all requests of both kinds', async () => {
    const { status, body } = await portal().call('GET', '/signature_chain', { as: auditor })
    expect([status, body.data]).toMatchObject([200, { links: 6, revisions: 2, broken: 0, breaks: [] }])
    expect(body.data.keys).toEqual([{ key: ownKeys()[0], seals: 8, is_own: true }])
    expect(await breaksOfBundle(bundle, ownKeys())).toEqual([])
    const other = await staffWith(portal(), 'purchase_requests.view_all', 'signatures.view')
    expect((await portal().call('GET', '/signature_chain/bundle', { as: other })).status).toBe(403)
  })

  test('contains superseded signatures and the content of each revision', async () => {
    expect(bundle.evidence.links.map(({ revision, decision }) => [revision, decision])).toEqual([
      [1, 'add'],
      [1, 'sign'],
      [1, 'sign'],
      [2, 'edit'],
      [2, 'sign'],
      [2, 'reject'],
    ])
    expect(bundle.evidence.revisions[0]?.content).toMatchObject({ description: 'Chairs for the training room' })
    expect(made.record.signatures.slice(0, 2)).toMatchObject([
      { revision: 1, appearance: { kind: 'drawn' } },
      { revision: 1, appearance: { kind: 'typed' } },
    ])
    const names = bundle.people.map(person => person.id)
    expect(names.toSorted()).toEqual([made.people.requester.id, made.people.manager.id].toSorted())
  })

  test('can be exported per request, without links of other requests', async () => {
    const { record } = await aSupersededRequest(portal())
    const own = await exported(`?request_id=${record.id}`)
    expect(own.evidence.links.map(({ sequence }: { sequence: number }) => sequence)).toEqual([7, 8, 9, 10, 11, 12])
    expect(own.evidence.seals).toHaveLength(8)
    expect(await breaksOfBundle(own, ownKeys())).toEqual([])
    own.evidence.links.pop()
    expect((await breaksOfBundle(own, ownKeys())).at(-1)?.code).toBe('bundle_changed')
    const missing = await portal().call('GET', `/signature_chain/bundle?request_id=${auditor.id}`, { as: auditor })
    expect(missing.status).toBe(404)
  })
})

describe('a tampered bundle', () => {
  /** Lists the path of every text and number in a value. */
  const fieldsOf = (value: unknown, path: readonly string[] = []): { path: readonly string[]; text: string }[] => {
    if (typeof value === 'string' || typeof value === 'number') return [{ path, text: JSON.stringify(value) }]
    if (typeof value !== 'object' || value === null) return []
    return Object.entries(value).flatMap(([name, own]) => fieldsOf(own, [...path, name]))
  }
  const withField = (path: readonly string[], value: unknown): unknown => {
    const copy = copyOf(bundle)
    const parent = path.slice(0, -1).reduce<unknown>((at, name) => Reflect.get(Object(at), name), copy)
    Reflect.set(Object(parent), path.at(-1) ?? '', value)
    return copy
  }

  test('is detected for every changed byte, and its signature is named', async () => {
    let tried = 0
    for (const { path, text } of fieldsOf(bundle))
      for (let at = 0; at < text.length; at++) {
        let value: unknown
        try {
          value = JSON.parse(flipped(text, at))
        } catch {
          continue
        }
        tried += 1
        const read = chainBundle.safeParse(withField(path, value))
        // The schema rejects some damaged bundles before the check.
        if (!read.success) continue
        const breaks = await breaksOfBundle(read.data, ownKeys())
        expect(breaks, `${path.join('.')} ${text} at ${at}`).not.toEqual([])
        const [, list, place] = path
        if (list !== 'links' || path.at(-1) === 'sequence') continue
        const sequences = breaks.map(({ sequence }) => sequence)
        expect(sequences, `${path.join('.')} at ${at}`).toContain(Number(place) + 1)
      }
    expect(tried).toBeGreaterThan(4000)
  }, 30_000)

  test.each(['links', 'revisions', 'seals', 'heads'] as const)(
    'is detected when any of the %s is missing',
    async list => {
      for (const at of bundle.evidence[list].keys()) {
        const copy = copyOf(bundle)
        copy.evidence[list].splice(at, 1)
        // A foreign key could have sealed the bundle again, so this checks its content alone.
        const [first] = await breaksOf({ evidence: copy.evidence, isComplete: true, keys: ownKeys() })
        expect(first, `${list} ${at}`).toBeDefined()
        if (list === 'links') expect(first?.sequence).toBe(at + 1)
      }
    },
  )

  test('is detected when links are swapped or duplicated, or belong to another portal', async () => {
    const [one, two, ...rest] = bundle.evidence.links
    if (!one || !two) throw new Error('there are no links')
    const swapped = [{ ...two, sequence: 1 }, { ...one, sequence: 2 }, ...rest]
    for (const links of [swapped, [one, one, two, ...rest]]) {
      const breaks = await breaksOf({ evidence: { ...bundle.evidence, links }, isComplete: true, keys: ownKeys() })
      expect(breaks[0]).toBeDefined()
    }
    const others = [sealKeyOf(Buffer.alloc(32))]
    const breaks = await breaksOf({ evidence: bundle.evidence, isComplete: true, keys: others })
    expect(breaks[0]).toMatchObject({ code: 'seal_unknown_key', sequence: 1 })
  })

  test('is reported by `npm run verify`, which names the first broken link and needs no portal', async () => {
    const path = join(dataFolder(), 'bundle.json')
    const verify = async (content: unknown, ...more: string[]) => {
      writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content))
      const program = run('app/commands/verify-bundle.ts', {}, [path, ...more])
      return [await program.ended, program.out() + program.err()]
    }
    const [key = ''] = ownKeys()
    expect(await verify(bundle, '--key', key)).toEqual([0, expect.stringMatching(/^4 signatures(.|\n)*Unbroken\.\n$/)])
    const changed = copyOf(bundle)
    const third = changed.evidence.links[2]
    if (third) third.total_usd_minor = 1
    const unsealed = await verify(resealed(bundle))
    expect(unsealed).toEqual([3, expect.stringMatching(/NOT CHECKED(.|\n)*--key/)])
    expect((await verify(resealed(bundle), '--key', key))[0]).toBe(1)
    const [code, said] = await verify(changed)
    expect([code, said]).toEqual([1, expect.stringContaining('BROKEN: signature 3: ')])
    expect(said).toContain('(signature_changed)')
    expect((await verify(bundle, '--key', 'f'.repeat(64)))[0]).toBe(1)
    expect((await verify('{'))[0]).toBe(2)
    const halfALetter = JSON.stringify(bundle).replace('Chairs for', '\\ud800 for')
    expect(await verify(halfALetter)).toEqual([2, expect.stringContaining('is no bundle of signatures')])
  }, 30_000)
})
