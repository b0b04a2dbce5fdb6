import { describe, expect, test } from 'vitest'
import { findings } from '../support/findings.ts'

const SCREEN = 'packages/host-app/src/people/users/Users.tsx'
const RULES = 'packages/server/src/complaints/rules.ts'

describe('the check for rights calculated outside the rules', () => {
  test.each([
    ["const shown = user.type === 'sysadmin'"],
    ["if (me.type !== 'user') leave()"],
    ["if ('project_director' === session.user.type) pass()"],
    ["const mine = user.privileges.some(entry => entry.group === 'donors')"],
    ["if (entry.command === 'view_all') pass()"],
  ])('reports %s outside the rules, and accepts it inside them', async line => {
    expect(await findings('code/rights', { [SCREEN]: `${line}\n` })).toHaveLength(1)
    expect(await findings('code/rights', { [RULES]: `${line}\n` })).toEqual([])
  })

  test.each([["can(user, need('donors', 'add'))"], ['row.can.edit && edit()'], ["draft.type === 'private'"]])(
    'accepts %s anywhere',
    async line => {
      expect(await findings('code/rights', { [SCREEN]: `${line}\n` })).toEqual([])
    },
  )
})

describe('the check for comparisons of people with records', () => {
  test.each([
    ['if (user.id === request.requester_id) refuse()'],
    ['const isMine = row.filed_by === viewer.id'],
    ['people.filter(one => one !== caller?.id)'],
  ])('reports %s on the server, inside the rules too', async line => {
    expect(await findings('code/rights', { [RULES]: `${line}\n` })).toHaveLength(1)
  })

  test.each([
    ['if (isOwn(user, row.filed_by)) refuse()'],
    ['where(eq(rows.user_id, user.id))'],
    ['const me = user.id'],
  ])('accepts %s', async line => {
    expect(await findings('code/rights', { [RULES]: `${line}\n` })).toEqual([])
  })
})
