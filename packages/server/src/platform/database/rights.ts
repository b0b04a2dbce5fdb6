import type pg from 'pg'
import type { Connections } from './connection/connections.ts'
import { withConnection } from './connection/pool.ts'
import { migrate } from './migrations/migrate.ts'

// Audit rows, revisions, and signatures are immutable. Only the owner role records migrations.
const FEWER: Readonly<Record<string, string>> = {
  audit: 'select, insert',
  request_revisions: 'select, insert',
  signatures: 'select, insert',
  signature_seals: 'select, insert',
  signature_head: 'select, update',
  portal_migrations: 'select',
  portal_migration_lock: '',
}
const USUAL = 'select, insert, update, delete'

interface Table {
  readonly schema: string
  readonly name: string
  /** Current privileges of the role. An asterisk marks the grant option, and `column` means column privileges. */
  readonly granted: readonly string[]
}

// Skips tables whose privileges are correct, because each grant rewrites a catalogue row.
const missingFor = ({ schema, name, granted }: Table, to: string, client: pg.PoolClient): readonly string[] => {
  const rights = FEWER[name] ?? USUAL
  const wanted = rights.split(', ').filter(Boolean)
  if (wanted.length === granted.length && wanted.every(right => granted.includes(right))) return []
  const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
  return [`revoke all on ${table} from ${to}`, ...(rights ? [`grant ${rights} on ${table} to ${to}`] : [])]
}

/** Grants the app role the privileges that it needs, and revokes any others. */
const grantTo = async (client: pg.PoolClient, role: string): Promise<void> => {
  const to = client.escapeIdentifier(role)
  await client.query('begin')
  // Serialises replicas that start at the same time.
  await client.query('select from portal_migration_lock where id = 1 for update')
  const { rows } = await client.query<Table>(
    `select current_schema() as schema, relname as name, array(
      select lower(privilege_type) || case when is_grantable then '*' else '' end
      from aclexplode(relacl) where grantee = $1::regrole
      union all
      select 'column' from pg_attribute, aclexplode(attacl) where attrelid = pg_class.oid and grantee = $1::regrole
    ) as granted
    from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and pg_has_role(relowner, 'usage')`,
    [to],
  )
  const grants = rows.flatMap(table => missingFor(table, to, client))
  const [first] = rows
  if (first) grants.push(`grant usage on schema ${client.escapeIdentifier(first.schema)} to ${to}`)
  await client.query([...grants, 'commit'].join(';\n'))
}

/** Migrates the database and grants privileges. Returns true if this start created the first tables. */
export const prepare = ({ app, owner }: Connections, migrations: string): Promise<boolean> =>
  withConnection(owner.config, async client => {
    const firstStart = await migrate(client, migrations)
    if (app.role !== owner.role) await grantTo(client, app.role)
    return firstStart
  })

/** Whether the role of this pool can neither change nor delete audit rows. */
export const isAuditProtected = async (pool: pg.Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ within_reach: boolean }>(`
    select rolsuper or pg_has_role(relowner, 'member') or has_table_privilege(audit.oid, 'update')
      or has_table_privilege(audit.oid, 'delete') or has_table_privilege(audit.oid, 'truncate') as within_reach
    from pg_class audit, pg_roles where audit.oid = to_regclass('audit') and rolname = current_user`)
  return rows[0]?.within_reach === false
}
