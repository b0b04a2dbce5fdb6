import type { ChainBundle } from '@portal/contract/requests/signature-chain'
import { beforeAll, describe, expect, test } from 'vitest'
import { ormOn } from '../../../../packages/server/src/platform/database/transaction.ts'
import { changedRequests } from '../../../../packages/server/src/requests/requests/evidence/changed-requests.ts'
import { readEvidence } from '../../../../packages/server/src/requests/requests/evidence/evidence.ts'
import { breaksOfBundle } from '../../../../packages/server/src/requests/signature-chain/bundle.ts'
import { sealAll } from '../../../../packages/server/src/requests/signature-chain/seal-all.ts'
import { hashOfWrittenLink } from '../../../../packages/server/src/requests/signatures/chain.ts'
import { sealKeyOf, sealOf } from '../../../../packages/server/src/requests/signatures/seal.ts'
import { breaksOf } from '../../../../packages/server/src/requests/signatures/verify.ts'
import { staffWith } from '../../support/people/holders.ts'
import { openPortal, usePortal } from '../../support/portal.ts'
import { aSupersededRequest } from '../../support/requests/chain.ts'

const portal = usePortal()
let made: Awaited<ReturnType<typeof aSupersededRequest>>
beforeAll(async () => {
  made = await aSupersededRequest(portal())
})

const ownKeys = () => [sealKeyOf(portal().services.secretKey)]

describe('tampering by a database superuser', () => {
  test.each([
    ["UPDATE signatures SET usd_rate = 'NaN' WHERE sequence = 3", { code: 'unreadable', sequence: 3 }],
    ["UPDATE signatures SET at = 'infinity' WHERE sequence = 2", { code: 'unreadable', sequence: 2 }],
    ["UPDATE request_items SET quantity = 'NaN' WHERE request_id = $1", { code: 'request_differs', sequence: 1 }],
  ])(
    'is reported for values that the portal can’t have written, and the check continues: %s',
    async (statement, named) => {
      const other = await openPortal()
      try {
        const { record } = await aSupersededRequest(other)
        await other.database.pool.query(
          `SET session_replication_role = replica; ${statement.replace('$1', `'${record.id}'`)}; RESET session_replication_role`,
        )
        const auditor = await staffWith(other, 'purchase_requests.view_all', 'employment_requests.view_all')
        const { status, body } = await other.call('GET', '/signature_chain', { as: auditor })
        expect([status, body.data.breaks[0]]).toMatchObject([200, named])
        const { paper_code: code } = record.revisions[1]
        const paper = await other.call('POST', '/request_papers/verify', { body: { code } })
        expect(paper.body.data).toMatchObject({ verdict: 'altered' })
      } finally {
        await other.close()
      }
    },
  )

  test('is named by an export, which leaves the unreadable links out, and by its check', async () => {
    const other = await openPortal()
    try {
      const [{ record }, sound] = [await aSupersededRequest(other), await aSupersededRequest(other)]
      await other.database.pool.query(
        `SET session_replication_role = replica; UPDATE signatures SET usd_rate = 'NaN' WHERE sequence IN (2, 3);
        RESET session_replication_role`,
      )
      const auditor = await staffWith(other, 'purchase_requests.view_all', 'employment_requests.view_all')
      const exported = async (query: string) => {
        const { status, body } = await other.call('GET', `/signature_chain/bundle${query}`, { as: auditor })
        const bundle: ChainBundle = body.data
        const breaks = await breaksOfBundle(bundle, [sealKeyOf(other.services.secretKey)])
        const links = bundle.evidence.links.map(({ sequence }) => sequence)
        return { status, links, unreadable: bundle.unreadable, breaks }
      }
      const breaks = [{ code: 'unreadable', sequence: 2, last: 3, request_id: null, revision: null }]
      const damaged = { status: 200, unreadable: [{ first: 2, last: 3 }], breaks }
      expect(await exported('')).toEqual({ ...damaged, links: [1, 4, 5, 6, 7, 8, 9, 10, 11, 12] })
      expect(await exported(`?request_id=${record.id}`)).toEqual({ ...damaged, links: [1, 4, 5, 6] })
      expect(await exported(`?request_id=${sound.record.id}`)).toEqual({
        ...{ status: 200, unreadable: undefined, links: [7, 8, 9, 10, 11, 12], breaks: [] },
      })
    } finally {
      await other.close()
    }
  })

  test.each([
    'UPDATE request_items SET unit_price_minor = unit_price_minor + 1 WHERE request_id = $1',
    'UPDATE request_items SET name = name || $$.$$ WHERE request_id = $1',
    'DELETE FROM request_items WHERE request_id = $1',
    'DELETE FROM requests WHERE id = $1',
    'UPDATE requests SET total_minor = total_minor + 1 WHERE id = $1',
    'UPDATE requests SET total_usd_minor = 1 WHERE id = $1',
    'UPDATE requests SET direct_manager_id = requester_id WHERE id = $1',
    "UPDATE requests SET location = 'turkey' WHERE id = $1",
    "UPDATE requests SET state = 'canceled' WHERE id = $1",
    "UPDATE requests SET state = 'pending', next_role = 'budget_holder' WHERE id = $1",
    "UPDATE requests SET next_role = 'budget_holder' WHERE id = $1",
    'UPDATE requests SET revision = 1 WHERE id = $1',
    'UPDATE requests SET revision = 9 WHERE id = $1',
  ])('is reported when a request no longer matches its signed content: %s', async statement => {
    const client = await portal().database.pool.connect()
    try {
      await client.query('BEGIN; SET LOCAL session_replication_role = replica')
      const { evidence, requests } = await readEvidence(ormOn(client))
      expect(changedRequests(requests, evidence)).toEqual([])
      await client.query(statement, [made.record.id])
      const after = await readEvidence(ormOn(client))
      expect(changedRequests(after.requests, after.evidence)).toMatchObject([{ request_id: made.record.id }])
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  })

  test('is not sealed afterwards by the seal command, which adds only missing seals at the start of an unaltered chain', async () => {
    const other = await openPortal()
    try {
      await aSupersededRequest(other)
      const { secretKey } = other.services
      const broken = async () => {
        const { evidence } = await readEvidence(other.database.orm)
        return (await breaksOf({ evidence, isComplete: true, keys: [sealKeyOf(secretKey)] })).length
      }
      const seal = () => sealAll(other.services.database, secretKey)
      const change = (statement: string) =>
        other.database.pool.query(
          `SET session_replication_role = replica; ${statement}; RESET session_replication_role`,
        )
      expect([await seal(), await broken()]).toEqual([0, 0])
      await change('DELETE FROM signature_seals')
      expect([await broken(), await seal(), await broken()]).toEqual([8, 8, 0])
      await change('DELETE FROM signature_seals WHERE hash IN (SELECT hash FROM signatures WHERE sequence < 3)')
      expect([await broken(), await seal(), await broken()]).toEqual([2, 2, 0])
      await change('DELETE FROM signature_seals WHERE hash IN (SELECT hash FROM signatures WHERE sequence = 3)')
      expect([await seal(), await broken()]).toEqual([null, 1])
      await change(`DELETE FROM signature_seals; UPDATE signatures SET reason = 'Too cheap' WHERE reason IS NOT NULL`)
      expect(await seal()).toBeNull()
    } finally {
      await other.close()
    }
  })

  test('is detected by missing or foreign seals even if all links are hashed again', async () => {
    const { evidence } = await readEvidence(portal().database.orm)
    const { links, ...rest } = evidence
    let previous_hash = ''
    const rewritten = links.map(link => {
      const changed = { ...link, previous_hash, total_usd_minor: 1 }
      previous_hash = hashOfWrittenLink(changed)
      return { ...changed, hash: previous_hash }
    })
    const heads = [{ sequence: links.length, hash: previous_hash }]
    const codes = async (seals: ChainBundle['evidence']['seals'], keys?: readonly string[]) => {
      const breaks = await breaksOf({ evidence: { ...rest, links: rewritten, heads, seals }, isComplete: true, keys })
      return new Set(breaks.map(({ code }) => code))
    }
    expect(await codes(rest.seals, ownKeys())).toEqual(new Set(['seal_missing', 'seal_without_subject']))
    const own = rest.seals.filter(({ hash }) => !links.some(link => link.hash === hash))
    const foreign = rewritten.map(({ hash }) => sealOf(Buffer.alloc(32), hash))
    expect(await codes([...own, ...foreign], ownKeys())).toEqual(new Set(['seal_unknown_key']))
    const borrowed = rewritten.map(({ hash }) => ({ ...sealOf(Buffer.alloc(32), hash), key: ownKeys()[0] ?? '' }))
    expect(await codes([...own, ...borrowed], ownKeys())).toEqual(new Set(['seal_wrong']))
  })
})
