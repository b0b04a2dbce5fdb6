import { describe, expect, test } from 'vitest'
import { findings } from './findings.ts'

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
    expect(await findings('rights', { [SCREEN]: `${line}\n` })).toHaveLength(1)
    expect(await findings('rights', { [RULES]: `${line}\n` })).toEqual([])
  })

  test.each([["can(user, need('donors', 'add'))"], ['row.can.edit && edit()'], ["draft.type === 'private'"]])(
    'accepts %s anywhere',
    async line => {
      expect(await findings('rights', { [SCREEN]: `${line}\n` })).toEqual([])
    },
  )
})
