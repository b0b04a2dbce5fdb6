import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { aCategory, aLine } from '../../support/made.ts'
import { queriesOf } from '../../support/platform/queries.ts'
import { usePortal } from '../../support/portal.ts'

const portal = usePortal()

const call = async (method: 'POST' | 'PATCH' | 'DELETE', path: string, body: object) =>
  portal().call(method, path, { as: await portal().person('sysadmin'), body })

const edit = ({ id, version }: { id: string; version: number }, change: object) =>
  call('PATCH', `/budget_items/${id}`, { version, ...change })

const draft = (category_id: string, accounting_code?: string) => ({
  ...{ id: randomUUID(), category_id, code: randomUUID(), name: 'Trainer' },
  ...{ amount: 1, frequency: 1, price_minor: 100, load_percentage: 100 },
  ...(accounting_code !== undefined && { accounting_code }),
})

const refusal = (code: string, path = 'accounting_code') => ({
  status: 400,
  body: { code: 'invalid', errors: [{ path, code }] },
})

const account = async (code: string, active = true) => {
  const { body } = await call('POST', '/accounting_codes', { code, name_en: 'Travel', name_ar: 'السفر', active })
  return body.data
}

const close = ({ can: _, ...row }: { id: string; can: unknown }) =>
  call('PATCH', `/accounting_codes/${row.id}`, { ...row, active: false })

/** A line from before the organisation had a list of accounting codes. */
let old: { id: string; version: number; category_id: string; name: string }

beforeAll(async () => {
  old = await aLine(portal(), { accounting_code: 'of our own' })
  await account('6110')
  await account('Tr-1')
  await account('6990', false)
})

describe('accounting codes of budget lines, once the list has codes', () => {
  test('accepts only an open code of the list, or none, for a new line', async () => {
    const { id } = await aCategory(portal())
    const add = (code?: string) => call('POST', '/budget_items', draft(id, code))
    expect((await add(' 6110 ')).body.data.item.accounting_code).toBe('6110')
    expect((await add('')).body.data.item.accounting_code).toBeNull()
    expect((await add()).body.data.item.accounting_code).toBeNull()
    expect(await add('6111')).toMatchObject(refusal('account_unknown'))
    expect(await add('6990')).toMatchObject(refusal('account_closed'))
    // The case must match the list, so that each account has exactly one spelling.
    expect(await add('TR-1')).toMatchObject(refusal('account_unknown'))
  })

  test('accepts only an open code when a line is edited, and stores nothing of a rejected edit', async () => {
    const line = await aLine(portal(), { accounting_code: '6110' })
    expect(await edit(line, { accounting_code: 'x', name: 'Other' })).toMatchObject(refusal('account_unknown'))
    expect(await edit(line, { accounting_code: '6990' })).toMatchObject(refusal('account_closed'))
    const { item } = (await edit(line, { accounting_code: 'Tr-1' })).body.data
    expect(item).toMatchObject({ accounting_code: 'Tr-1', name: line.name, version: 2 })
    expect((await edit(item, { accounting_code: '' })).body.data.item.accounting_code).toBeNull()
  })

  test('keeps a code that was closed or predates the list, but never assigns a closed code again', async () => {
    const travel = await account('6120')
    const line = await aLine(portal(), { accounting_code: '6120' })
    await close(travel)
    const { item } = (await edit(line, { name: 'Bus', accounting_code: '6120' })).body.data
    expect(item).toMatchObject({ name: 'Bus', accounting_code: '6120' })
    const other = (await edit(item, { accounting_code: '6110' })).body.data.item
    expect(await edit(other, { accounting_code: '6120' })).toMatchObject(refusal('account_closed'))
    const answer = await edit(old, { price_minor: 5 })
    expect(answer.body.data.item).toMatchObject({ accounting_code: 'of our own', price_minor: 5 })
  })

  test('stores a resent line once, even if its account was closed in between', async () => {
    const fees = await account('6130')
    const { id } = await aCategory(portal())
    const sent = draft(id, '6130')
    const first = await call('POST', '/budget_items', sent)
    await close(fees)
    expect((await call('POST', '/budget_items', sent)).body).toEqual(first.body)
  })

  test('checks all codes of a block in one query, rejects the whole block, and names each bad line', async () => {
    const first = await aLine(portal(), { accounting_code: '6110' })
    const second = await aLine(portal(), { category_id: first.category_id })
    const { rows } = await portal().database.pool.query('SELECT project_id FROM budget_items WHERE id = $1', [first.id])
    const change = ({ id, version }: typeof first, accounting_code: string) => ({ id, version, accounting_code })
    const send = async (edits: readonly object[], adds: readonly object[]) => {
      const as = await portal().person('sysadmin')
      const path = `/projects/${rows[0].project_id}/budget_items`
      return queriesOf(() => portal().call('POST', path, { as, body: { edits, adds } }))
    }
    const { result, queries } = await send(
      [change(first, '6110'), change(second, 'no such')],
      [draft(first.category_id, '6110'), draft(first.category_id, '6990')],
    )
    expect(result).toMatchObject({ status: 400 })
    expect(result.body.errors).toEqual([
      { path: 'edits.1.accounting_code', code: 'account_unknown' },
      { path: 'adds.1.accounting_code', code: 'account_closed' },
    ])
    expect(queries.filter(({ text }) => text.includes('accounting_codes'))).toHaveLength(1)
    const good = await send([change(second, 'Tr-1')], [draft(first.category_id, '6110')])
    expect(good.result.body.data.items).toMatchObject([{ accounting_code: 'Tr-1' }, { accounting_code: '6110' }])
  })
})
