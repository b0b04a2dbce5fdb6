import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { writeAudit } from '../../../../packages/server/src/platform/audit.ts'
import { type Database, openDatabase } from '../../../../packages/server/src/platform/database/index.ts'
import { freshDatabase, newDatabase } from '../../support/platform/database.ts'
import { dataFolder } from '../../support/platform/folder.ts'
import { usePortal } from '../../support/portal.ts'

const entry = { userId: null, action: 'tried', entity: 'rights', entityId: null }

/** Statements by which the portal's role could hide its traces or gain rights. */
const forbidden = [
  `UPDATE audit SET action = 'other'`,
  'DELETE FROM audit',
  'TRUNCATE audit',
  'ALTER TABLE audit DISABLE TRIGGER ALL',
  'DROP TABLE audit',
  'SELECT FROM audit FOR UPDATE',
  `UPDATE signatures SET decision = 'sign'`,
  'DELETE FROM signatures',
  'TRUNCATE signatures CASCADE',
  'DELETE FROM signature_head',
  `INSERT INTO signature_head VALUES (2, 0, '')`,
  `UPDATE signature_seals SET seal = ''`,
  'DELETE FROM signature_seals',
  `UPDATE request_revisions SET content = '{}'`,
  'DELETE FROM request_revisions',
  'UPDATE portal_migrations SET checksum = name',
  'CREATE TABLE mine (id integer)',
  'ALTER ROLE CURRENT_USER SUPERUSER',
  'SET ROLE portal',
]

const expectProtected = async ({ pool, orm, auditProtected }: Database): Promise<void> => {
  await writeAudit(orm, entry)
  for (const statement of forbidden)
    await expect(pool.query(statement), statement).rejects.toMatchObject({ code: '42501' })
  const { rows } = await pool.query(`SELECT action FROM audit WHERE entity = 'rights'`)
  expect(rows).toEqual([{ action: 'tried' }])
  const owned = await pool.query('SELECT FROM pg_class WHERE pg_has_role(current_user, relowner, $1)', ['MEMBER'])
  expect([owned.rowCount, auditProtected]).toEqual([0, true])
}

describe("the portal's database role", () => {
  const portal = usePortal()

  test('is portal_app in endpoint tests, which cannot change the audit or signatures', async () => {
    const { rows } = await portal().services.database.pool.query('SELECT current_user AS role')
    expect(rows).toEqual([{ role: 'portal_app' }])
    await expectProtected(portal().services.database)
  })

  test('is created with its rights in an embedded database that lacks it', async () => {
    const folder = dataFolder()
    const before = await openDatabase({ DATA_DIR: folder })
    await before.asOwner(client => client.query(`INSERT INTO marks (name) VALUES ('from before')`))
    await before.asOwner(client => client.query('DROP OWNED BY portal_app; DROP ROLE portal_app'))
    await before.close()
    const after = await openDatabase({ DATA_DIR: folder })
    await expectProtected(after)
    const { rows } = await after.pool.query('DELETE FROM marks RETURNING name')
    expect(rows).toEqual([{ name: 'from before' }])
    await after.close()
  })

  test('may belong to an owner without superuser rights, who can migrate and rewrite tables', async () => {
    const name = `rights_${randomUUID().replaceAll('-', '')}`
    const { host, port } = inject('cluster')
    const administrator = new pg.Client({ host, port, user: 'portal', database: 'postgres' })
    await administrator.connect()
    const run = (sql: string) => administrator.query(sql.replaceAll('NAME', name))
    onTestFinished(async () => {
      await run('DROP DATABASE IF EXISTS NAME WITH (FORCE)')
      await run('DROP ROLE IF EXISTS NAME_owner; DROP ROLE IF EXISTS NAME_app')
      await administrator.end()
    })
    await run('CREATE ROLE NAME_owner LOGIN; CREATE ROLE NAME_app LOGIN; GRANT NAME_app TO NAME_owner')
    await run('CREATE DATABASE NAME OWNER NAME_owner TEMPLATE template0')
    const url = (role: string) =>
      `postgresql://${name}_${role}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`
    const database = await openDatabase({
      DATABASE_URL: url('app'),
      DATABASE_MIGRATION_URL: url('owner'),
      DATA_DIR: '',
    })
    expect(database.firstStart).toBe(true)
    await expectProtected(database)
    const file = async () => (await database.pool.query(`SELECT pg_relation_filenode('complaints')`)).rows
    const written = await file()
    await database.asOwner(client => client.query('VACUUM (FULL) complaints'))
    expect(await file()).not.toEqual(written)
    await database.close()
  })

  test('gets its rights back after manual changes, without touching other tables', async () => {
    const { url, appUrl, drop } = await newDatabase()
    onTestFinished(drop)
    const open = () => openDatabase({ DATABASE_URL: appUrl, DATABASE_MIGRATION_URL: url, DATA_DIR: '' })
    const grantOf = async (database: Database) =>
      (await database.pool.query(`SELECT xmin, relacl FROM pg_class WHERE oid = 'donors'::regclass`)).rows
    const first = await open()
    await first.asOwner(client =>
      client.query(`
        GRANT DELETE ON audit TO portal_app; GRANT UPDATE (action) ON audit TO portal_app;
        GRANT SELECT ON signatures TO portal_app WITH GRANT OPTION; REVOKE INSERT ON marks FROM portal_app`),
    )
    const before = await grantOf(first)
    await first.close()
    const again = await open()
    await expectProtected(again)
    expect((await again.pool.query(`INSERT INTO marks (name) VALUES ('written')`)).rowCount).toBe(1)
    const { rows } = await again.pool.query(
      `SELECT has_table_privilege('signatures', 'SELECT WITH GRANT OPTION') AS passed`,
    )
    expect(rows).toEqual([{ passed: false }])
    expect(await grantOf(again)).toEqual(before)
    await again.close()
  })

  test('is reported when it could change the audit', async () => {
    const { portal: fresh, url, close } = await freshDatabase()
    expect(fresh.auditProtected).toBe(true)
    const alone = await openDatabase({ DATABASE_URL: url, DATA_DIR: '' })
    expect(alone.auditProtected).toBe(false)
    await alone.close()
    await close()
  })

  test('is rejected when it connects to another database than the owner', async () => {
    const [one, other] = [await freshDatabase(), await freshDatabase()]
    const settings = { DATABASE_URL: one.url, DATABASE_MIGRATION_URL: other.url, DATA_DIR: '' }
    await expect(openDatabase(settings)).rejects.toMatchObject({ code: 'database_not_same' })
    await one.close()
    await other.close()
  })
})
