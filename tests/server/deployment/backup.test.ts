import { spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from '../../../packages/server/src/app/server.ts'
import { chooseAccount } from '../../../packages/server/src/platform/database/embedded/account.ts'
import { readSettings } from '../../../packages/server/src/platform/settings/settings.ts'
import { debian, needs } from '../../support/debian.ts'
import { freePort } from '../../support/free-port.ts'
import { sha256 } from '../files/uploads/sending.ts'
import { run } from '../support/platform/process.ts'

const deploy = join(import.meta.dirname, '../../../deploy')
const PASSWORD = 'Sands-and-Olives-7'
const SECRET_KEY = 'a key that stands in no backup, kept apart'
const EMAIL = 'admin@backup.test'
const bytes = Buffer.from('What was agreed, in so many words.\n'.repeat(2000))

describe.skipIf(!debian.postgresql)(
  `a backup from Debian's PostgreSQL${needs('postgresql', debian.postgresql)}`,
  () => {
    const bin = debian.postgresql ?? ''
    const top = mkdtempSync(join(tmpdir(), 'portal-backup-'))
    const account = chooseAccount(join(top, 'cluster'))
    let port = 0

    const shell = (command: string, args: readonly string[], env: Record<string, string> = {}, as: object = {}) => {
      const { status, stdout, stderr } = spawnSync(command, args, {
        cwd: '/',
        encoding: 'utf8',
        env: { PATH: `${bin}:${process.env.PATH}`, LC_ALL: 'C.UTF-8', ...env },
        ...as,
      })
      return { status, stdout: String(stdout ?? '').trim(), stderr: String(stderr ?? '').trim() }
    }
    const sure = (...given: Parameters<typeof shell>) => {
      const done = shell(...given)
      if (done.status !== 0) throw new Error(`${given[0]}: ${done.stderr}${done.stdout}`)
      return done.stdout
    }
    const url = (role: string) => `postgresql://${role}:${role}-secret@127.0.0.1:${port}/portal`
    const admin = () => ({
      PGHOST: '127.0.0.1',
      PGPORT: String(port),
      PGPASSWORD: 'admin-secret',
      POSTGRES_USER: 'postgres',
    })
    const sql = (text: string) =>
      sure('psql', ['-qX', '-v', 'ON_ERROR_STOP=1', '-U', 'postgres', '-d', 'postgres', '-c', text], admin())
    const passwords = { PORTAL_PASSWORD: 'portal-secret', OWNER_PASSWORD: 'portal_owner-secret' }
    const places = (data: string) => ({
      DATABASE_URL: url('portal'),
      DATABASE_MIGRATION_URL: url('portal_owner'),
      DATA_DIR: data,
    })

    beforeAll(async () => {
      chmodSync(top, 0o755)
      port = await freePort()
      const cluster = join(top, 'cluster')
      mkdirSync(cluster)
      if (account.uid !== undefined) chownSync(cluster, account.uid, account.gid ?? account.uid)
      writeFileSync(join(top, 'password'), 'admin-secret\n')
      sure(
        'initdb',
        ['-D', cluster, '-U', 'postgres', '-A', 'scram-sha-256', `--pwfile=${top}/password`, '-E', 'UTF8', '--no-sync'],
        {},
        account,
      )
      const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off`
      sure(
        'pg_ctl',
        ['-D', cluster, '-w', '-l', join(cluster, 'log'), '-o', options, 'start'],
        {},
        { ...account, stdio: ['ignore', 'ignore', 'ignore'] },
      )
    })
    afterAll(() => {
      shell('pg_ctl', ['-D', join(top, 'cluster'), '-m', 'immediate', '-w', 'stop'], {}, account)
      rmSync(top, { recursive: true, force: true })
    })

    const open = async (data: string) => {
      const server = await startServer(readSettings({ ...places(data), SECRET_KEY, PORT: '0', LOG_LEVEL: 'silent' }))
      const send = (path: string, body?: object, cookie = '') =>
        fetch(`${server.address}/api${path}`, {
          ...(body && { method: 'POST', body: JSON.stringify(body) }),
          headers: { ...(body && { 'content-type': 'application/json' }), ...(cookie && { cookie }) },
        })
      const signedIn = await send('/login', { email: EMAIL, password: PASSWORD })
      const cookie = /session=[^;]+/.exec(signedIn.headers.getSetCookie().join(';'))?.[0] ?? ''
      return { server, cookie, send: (path: string, body?: object) => send(path, body, cookie) }
    }

    test('restores records, files and accounts, including the roles that protect the audit', async () => {
      sure('sh', [join(deploy, 'roles.sh')], { ...admin(), ...passwords })
      const data = join(top, 'data')
      mkdirSync(data)
      const names = [
        '--first-name-en',
        'Nour',
        '--last-name-en',
        'Saleh',
        '--first-name-ar',
        'نور',
        '--last-name-ar',
        'صالح',
      ]
      const created = run(
        'app/commands/create-sysadmin.ts',
        { ...places(data), SECRET_KEY },
        ['create', EMAIL, ...names],
        PASSWORD,
      )
      expect(await created.ended, created.err()).toBe(0)

      const first = await open(data)
      const donor = { code: 'BK-1', full_name: 'Relief and learning', abbreviation: 'RL', country: 'DE' }
      const added = await first.send('/donors', donor)
      expect(added.status, await added.clone().text()).toBe(200)
      const begun = await first.send('/uploads', { name: 'agreed.txt', size: bytes.length, sha256: sha256(bytes) })
      const { id } = (await begun.json()).data
      await fetch(`${first.server.address}/api/uploads/${id}/bytes`, {
        method: 'PATCH',
        headers: {
          cookie: first.cookie,
          'tus-resumable': '1.0.0',
          'upload-offset': '0',
          'content-type': 'application/offset+octet-stream',
        },
        body: bytes,
      })
      const finished = await first.send(`/uploads/${id}/finish`, {})
      expect(finished.status, await finished.clone().text()).toBe(200)
      const file = (await finished.json()).data.id

      // A portal that used the embedded database before leaves this file behind.
      writeFileSync(join(data, 'secret.key'), 'f'.repeat(64))
      const backup = sure('sh', [join(deploy, 'backup.sh'), join(top, 'backups')], places(data))
      expect(readFileSync(join(backup, 'database.dump')).includes(SECRET_KEY)).toBe(false)
      const packed = sure('tar', ['--list', '--gzip', '--file', join(backup, 'data.tar.gz')], places(data))
      expect(packed).toContain('./files/')
      expect(packed).not.toContain('secret.key')
      await first.send('/donors', { ...donor, code: 'BK-2' })
      await first.server.stop()

      // A database or folder with content is never overwritten.
      const refused = shell('sh', [join(deploy, 'restore.sh'), backup], places(join(top, 'data2')))
      expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining('Restore into an empty one')])
      sql('DROP DATABASE portal')
      sql('CREATE DATABASE portal OWNER portal_owner')
      const full = shell('sh', [join(deploy, 'restore.sh'), backup], places(data))
      expect([full.status, full.stderr]).toEqual([1, expect.stringContaining('is not empty')])

      const restored = join(top, 'data2')
      sure('sh', [join(deploy, 'restore.sh'), backup], places(restored))
      const second = await open(restored)
      const donors = (await (await second.send('/donors')).json()).data.map(({ code }: { code: string }) => code)
      expect(donors).toEqual(['BK-1'])
      const record = (await (await second.send(`/files/${file}`)).json()).data
      const downloaded = await second.send(record.newest.url)
      expect(sha256(new Uint8Array(await downloaded.arrayBuffer()))).toBe(sha256(bytes))
      expect(second.server.database.auditProtected).toBe(true)
      await second.server.stop()
    })

    test('is not restored after it was damaged', () => {
      const backups = join(top, 'damaged')
      mkdirSync(backups)
      const backup = sure('sh', [join(deploy, 'backup.sh'), backups], places(join(top, 'data2')))
      const dump = join(backup, 'database.dump')
      const damaged = readFileSync(dump)
      damaged.writeUInt8(damaged.readUInt8(5000) ^ 1, 5000)
      writeFileSync(dump, damaged)
      const { status, stdout, stderr } = shell('sh', [join(deploy, 'restore.sh'), backup], places(join(top, 'data3')))
      expect(status).not.toBe(0)
      expect(`${stdout}${stderr}`).toContain('database.dump')
    })
  },
)
