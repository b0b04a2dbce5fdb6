import { describe, expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../../support/platform/database.ts'
import { dataFolder } from '../../support/platform/folder.ts'
import { addressOf, run } from '../../support/platform/process.ts'

const NAMES = [
  ['--first-name-en', 'Nour'],
  ['--last-name-en', 'Saleh'],
  ['--first-name-ar', 'نور'],
  ['--last-name-ar', 'صالح'],
].flat()

const create = (env: Record<string, string>, args: readonly string[], password = 'a good password\n') =>
  run('app/commands/create-sysadmin.ts', env, args, password)

const ownDatabase = async () => {
  const { url, drop } = await newDatabase()
  onTestFinished(drop)
  return { DATABASE_URL: url }
}

describe('npm run sysadmin', () => {
  test('creates a system administrator beside a running portal, who can log in at once', async () => {
    const env = { PORT: '0', DATA_DIR: dataFolder(), DEMO: 'false' }
    const portal = run('main.ts', env)
    const address = await addressOf(portal)
    const command = create(env, ['create', 'Admin@Example.org', ...NAMES])
    expect(await command.ended).toBe(0)
    expect(command.out()).toBe('admin@example.org can log in now, as sysadmin.\n')
    expect(command.out() + command.err()).not.toContain('a good password')
    const answer = await fetch(`${address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'admin@example.org', password: 'a good password' }),
    })
    expect((await answer.json()).data).toMatchObject({ type: 'sysadmin', full_name_ar: 'نور صالح' })
    expect(portal.child.exitCode).toBeNull()
  }, 60_000)

  test('has no default password and reports each mistake on a line', async () => {
    const command = create(await ownDatabase(), ['create', 'admin'], '')
    expect(await command.ended).toBe(1)
    expect(command.err().trim().split('\n')).toEqual([
      'email is no email address',
      'password has fewer than 8 characters',
      'first_name_en is missing',
      'last_name_en is missing',
      'first_name_ar is missing',
      'last_name_ar is missing',
    ])
  })

  test('does not change an existing account', async () => {
    const env = await ownDatabase()
    expect(await create(env, ['create', 'a@example.org', ...NAMES]).ended).toBe(0)
    const again = create(env, ['create', 'A@example.org', ...NAMES], 'another password\n')
    expect(await again.ended).toBe(1)
    expect(again.err()).toBe('email_taken: an account with this email exists already.\n')
  })

  test.each([[['make', 'a@example.org']], [['create']], [['create', 'a@example.org', '--password', 'secret-secret']]])(
    'prints its usage for the arguments %j',
    async args => {
      const command = create({ DATA_DIR: '/nowhere' }, args)
      expect(await command.ended).toBe(1)
      expect(command.err()).toMatch(/^usage: npm run sysadmin -- create <email>/)
      expect(command.err()).not.toContain('secret')
    },
  )

  test('reports an unreachable database in one line without its password', async () => {
    const unreachable = create({ DATABASE_URL: 'postgresql://u:secret@127.0.0.1:9/x' }, [
      'create',
      'a@example.org',
      ...NAMES,
    ])
    expect(await unreachable.ended).toBe(1)
    expect(unreachable.err()).toMatch(/^\w+: [^\n]*\n$/)
    expect(unreachable.err()).not.toContain('secret')
  })
})
