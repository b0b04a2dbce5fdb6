import { encodeStrokes } from '@portal/contract/requests/strokes'
import { describe, expect, test } from 'vitest'
import { hashOfLink } from '../../../../../packages/server/src/requests/signatures/chain.ts'
import { signatures } from '../../../../../packages/server/src/requests/signatures/schema.ts'
import { PASSWORD, usePortal } from '../../../support/portal.ts'
import {
  addRequest,
  aProjectLine,
  fivePeople,
  requestDraft,
  sign,
  TYPED,
  useFivePeople,
} from '../../../support/requests/requests.ts'

const portal = usePortal()
const people = useFivePeople(portal)

const DRAWN = {
  kind: 'drawn',
  strokes: encodeStrokes([
    [
      [100, 100],
      [400, 300],
      [900, 120],
    ],
  ]),
} as const

/** Adds a request for this many cents. */
const aRequest = async (unit_price_minor = 10_000) => {
  const line = await aProjectLine(portal(), { price_minor: 100_000_000 })
  const items = [{ name: 'Van', quantity: 1, unit_price_minor, budget_item_id: line.id }]
  return addRequest(portal(), people().requester, requestDraft(people(), line, { items }))
}
const signed = (request: Awaited<ReturnType<typeof aRequest>>, given: object) =>
  sign(portal(), request, people().requester, 'requested_by', given)
const lastLink = async () => {
  const rows = await portal().database.orm.select().from(signatures).orderBy(signatures.sequence)
  const row = rows.at(-1)
  if (!row) throw new Error('nothing was signed')
  const { hash, ...link } = row
  return { hash, link }
}

describe('the appearance of a signature', () => {
  test.each([DRAWN, TYPED])('is stored and returned unchanged: %j', async appearance => {
    const { body } = await signed(await aRequest(), { appearance })
    expect(body.data.signatures).toMatchObject([{ decision: 'sign', appearance }])
  })

  test('is part of the hash of its link', async () => {
    await signed(await aRequest(), { appearance: DRAWN })
    const { hash, link } = await lastLink()
    expect(hashOfLink(link)).toBe(hash)
    for (const appearance of [TYPED, { ...DRAWN, strokes: `${DRAWN.strokes}A?` }, null])
      expect(hashOfLink({ ...link, appearance })).not.toBe(hash)
  })

  test.each([
    [undefined, 'appearance', 'field_required'],
    [{ kind: 'typed', text: '  ' }, 'appearance.text', 'field_required'],
    [{ kind: 'drawn', strokes: '' }, 'appearance.strokes', 'field_empty'],
    [{ kind: 'drawn', strokes: 'M0 0L10 10' }, 'appearance.strokes', 'wrong_type'],
    [{ kind: 'drawn', strokes: '?'.repeat(200_000) }, 'appearance.strokes', 'too_long'],
  ])('is rejected as %j', async (appearance, path, code) => {
    const request = await aRequest()
    const { status, body } = await signed(request, { appearance })
    expect([status, body.errors]).toEqual([400, [{ path, code }]])
    const now = await portal().call('GET', `/purchase_requests/${request.id}`, { as: people().requester })
    expect(now.body.data.signatures).toEqual([])
  })

  test('is not stored with a rejection', async () => {
    const request = await aRequest()
    await signed(request, {})
    const given = { decision: 'reject', reason: 'Too dear' }
    const { body } = await sign(portal(), request, people().manager, 'direct_manager', given)
    expect(body.data.signatures.at(-1)).toMatchObject({ decision: 'reject', appearance: null })
  })
})

describe('the password', () => {
  test('is required above the configured amount, and nothing is committed without it', async () => {
    const request = await aRequest(100_001)
    const without = await signed(request, {})
    expect([without.status, without.body.code]).toEqual([401, 'password_needed'])
    const { rows } = await portal().database.pool.query('SELECT FROM commitments WHERE document_id = $1', [request.id])
    expect(rows).toEqual([])
    const wrong = await signed(request, { current_password: 'wrong horse battery' })
    expect([wrong.status, wrong.body.errors]).toEqual([400, [{ path: 'current_password', code: 'password_wrong' }]])
    const right = await signed(request, { current_password: PASSWORD })
    expect(right.body.data.signatures).toHaveLength(1)
    const manager = await sign(portal(), request, people().manager, 'direct_manager')
    expect(manager.body.code).toBe('password_needed')
  })

  test('is not required up to that amount or for a rejection', async () => {
    expect((await signed(await aRequest(100_000), {})).status).toBe(200)
    const request = await aRequest(100_001)
    await signed(request, { current_password: PASSWORD })
    const given = { decision: 'reject', reason: 'Too dear' }
    expect((await sign(portal(), request, people().manager, 'direct_manager', given)).status).toBe(200)
  })

  test('is refused after too many wrong attempts, even if it is correct', async () => {
    const request = await aRequest(100_001)
    const others = await fivePeople(portal())
    const attempt = (current_password: string) =>
      sign(portal(), request, others.manager, 'direct_manager', { current_password })
    for (let count = 0; count < 10; count++) expect((await attempt('wrong horse battery')).status).toBe(400)
    expect((await attempt(PASSWORD)).status).toBe(429)
  })
})
