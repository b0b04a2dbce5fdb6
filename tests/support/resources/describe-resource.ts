import type { Endpoint } from '@portal/contract/core/api/endpoint'
import type { Need } from '@portal/contract/core/rights/needs'
import { expect, test } from 'vitest'
import type { Resource } from '../../../stories/support/resource.ts'
import { shapeOf } from '../../server/api/inputs.ts'
import { exactly } from '../../server/support/exactly.ts'
import { auditOf } from '../../server/support/made.ts'
import { type Person, usePortal } from '../../server/support/portal.ts'

/** Texts that must be stored and returned unchanged, whatever they mean elsewhere. */
const hostile = ['<img src=x onerror=alert(1)>', "'); DROP TABLE users; --", 'ش\u200f (م)', '100 %_\\', '{{name}}']

/** Texts that change how adjacent text reads, or that can't be stored. */
const misleading = ['a\u0000b', 'a\u0007b', 'a\u202Egnp.exe', 'a\u2067b']

interface Stored {
  readonly id: string
  readonly version: number
  readonly [field: string]: unknown
}

/**
 * Tests that every resource shares, on a server of its own: rights, versions, audit, search, sorting, paging, and
 * hostile texts. `deletion` is the body of a deletion besides ID and version.
 */
export const describeResource = (
  { area, endpoints, draft, text }: Resource,
  deletion: (row: Stored) => object = () => ({}),
): void => {
  const portal = usePortal()
  const path = `/${area}`
  const { list, read, edit, delete: remove } = endpoints
  const root = () => portal().person('sysadmin')
  const post = (as: Person, given: object = {}) => portal().call('POST', path, { as, body: { ...draft(), ...given } })
  const added = async (as: Person, given: object = {}): Promise<Stored> => {
    const { status, body } = await post(as, given)
    expect([status, body.errors]).toEqual([200, undefined])
    return body.data
  }
  const change = (as: Person, { id, version }: Stored) =>
    portal().call('PATCH', `${path}/${id}`, { as, body: { ...draft(), version } })
  const erase = (as: Person, row: Stored) =>
    portal().call('DELETE', `${path}/${row.id}`, { as, body: { ...deletion(row), version: row.version } })
  const look = (as: Person, { id }: Stored) => portal().call('GET', `${path}/${id}`, { as })
  const listed = async (as: Person, query: Readonly<Record<string, string>>): Promise<string[]> => {
    const { body } = await portal().call('GET', `${path}?${new URLSearchParams({ limit: '2', ...query })}`, { as })
    const own = body.data.map((row: Stored) => row.id)
    return body.next_cursor ? [...own, ...(await listed(as, { ...query, cursor: body.next_cursor }))] : own
  }

  const attempt = { add: (as: Person) => post(as), edit: change, delete: erase }
  const commands = (['add', 'edit', 'delete'] as const).flatMap(name => {
    const endpoint = endpoints[name]
    return endpoint ? [[name, endpoint] as const] : []
  })

  test('readers are offered no commands and are rejected with 403, and strangers can’t read at all', async () => {
    const row = await added(await root())
    const { type, privileges } = exactly(read.needs)
    const reader = await portal().person(type, privileges)
    const { body } = await look(reader, row)
    const isMore = ({ needs }: Endpoint) => JSON.stringify(exactly(needs)) !== JSON.stringify(exactly(read.needs))
    for (const [name, endpoint] of commands.filter(([, one]) => isMore(one))) {
      if (name !== 'add') expect([name, body.data.can[name]]).toEqual([name, false])
      expect((await attempt[name](reader, row)).status).toBe(403)
      expect(endpoint.needs).not.toEqual(read.needs)
    }
    const other = await portal().person('staff', [{ group: 'specials', command: 'ceo' }])
    for (const stranger of [await portal().person('user'), ...(read.needs === 'staff_area' ? [] : [other])]) {
      expect((await look(stranger, row)).status).toBe(403)
      expect((await portal().call('GET', path, { as: stranger })).status).toBe(403)
    }
  })

  test.each(commands)(
    'the privilege for %s permits that command alone, and the record says so',
    async (name, endpoint) => {
      const row = await added(await root())
      const [one, other] = [exactly(read.needs), exactly(endpoint.needs)]
      const type = one.type === 'staff' ? other.type : one.type
      const as = await portal().person(type, [...one.privileges, ...other.privileges])
      const { body } = await look(as, row)
      if (name !== 'add') expect(body.data.can[name]).toBe(true)
      const isOther = (need: Need) =>
        exactly(need).privileges.some(({ group, command }) =>
          [...one.privileges, ...other.privileges].every(given => given.group !== group || given.command !== command),
        )
      for (const [command] of commands.filter(([, { needs }]) => isOther(needs))) {
        if (command !== 'add') expect([command, body.data.can[command]]).toEqual([command, false])
        expect([command, (await attempt[command](as, row)).status]).toEqual([command, 403])
      }
      expect((await attempt[name](as, row)).status).toBe(200)
    },
  )

  test('a stale version is rejected with the current record, and each change is audited', async () => {
    const as = await root()
    const first = await added(as)
    expect(first.version).toBe(1)
    const present = edit ? (await change(as, first)).body.data : first
    if (edit) {
      expect(present).toMatchObject({ id: first.id, version: 2 })
      const stale = await change(as, first)
      expect([stale.status, stale.body.code, stale.body.data]).toEqual([409, 'changed_meanwhile', present])
    }
    expect((await look(as, first)).body.data).toEqual(present)
    if (remove) {
      const stale = await erase(as, { ...present, version: 7 })
      expect([stale.status, stale.body.code, stale.body.data]).toEqual([409, 'changed_meanwhile', present])
      expect((await erase(as, present)).status).toBe(200)
      expect((await erase(as, present)).status).toBe(404)
      expect((await look(as, first)).status).toBe(404)
    }
    const done = ['add', ...(edit ? ['edit'] : []), ...(remove ? ['delete'] : [])]
    expect(await auditOf(portal(), area, first.id)).toEqual(done)
  })

  test('search finds a record by any word or prefix, in any case, and no other records', async () => {
    const as = await root()
    const word = `Quince${Date.now().toString(36)}`
    const { id } = await added(as, { [text]: `Large ${word} grove` })
    await added(as)
    for (const search of [word, word.toUpperCase(), `grove ${word}`, word.slice(0, -1)])
      expect([search, await listed(as, { search })]).toEqual([search, [id]])
    expect(await listed(as, { search: `${word} nowhere` })).toEqual([])
  })

  test('the list pages in every sort order without losing or repeating a record', async () => {
    const as = await root()
    for (let at = 0; at < 5; at += 1) await added(as)
    const { body } = await portal().call('GET', `${path}?limit=100`, { as })
    const all: string[] = body.data.map((row: Stored) => row.id)
    expect(all).toHaveLength(body.total)
    const sorts = (shapeOf(list).properties?.sort?.enum ?? []).map(String)
    expect(sorts.length).toBeGreaterThan(1)
    for (const sort of sorts) {
      const seen = await listed(as, { sort })
      expect([sort, [...seen].sort()]).toEqual([sort, [...all].sort()])
      const back = sort.startsWith('-') ? sort.slice(1) : `-${sort}`
      if (sorts.includes(back)) expect([sort, await listed(as, { sort: back })]).toEqual([sort, [...seen].reverse()])
    }
  })

  test('hostile texts are stored unchanged, and misleading ones are rejected', async () => {
    const as = await root()
    for (const value of hostile) {
      const row = await added(as, { [text]: value })
      expect((await look(as, row)).body.data[text]).toBe(value)
      expect((await portal().call('GET', `${path}?${new URLSearchParams({ search: value })}`, { as })).status).toBe(200)
    }
    for (const value of misleading) {
      const { status, body } = await post(as, { [text]: value })
      expect([status, body.errors]).toEqual([400, [{ path: text, code: 'bad_characters' }]])
    }
  })
}
