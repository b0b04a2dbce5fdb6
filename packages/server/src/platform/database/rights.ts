import type pg from 'pg'
import type { Connections } from './connections.ts'
import { migrate } from './migrate.ts'
import { withConnection } from './pool.ts'

// What was written into the audit or signed stays as it is, and only whoever migrates writes down what was migrated.
const FEWER: Readonly<Record<string, string>> = {
  audit: 'select, insert',
  request_revisions: 'select, insert',
  signatures: 'select, insert',
  signature_seals: 'select, insert',
  portal_migrations: 'select',
  portal_migration_lock: '',
}
const USUAL = 'select, insert, update, delete'

/** Gives the portal's role what it needs of the tables, and takes what it has beyond that. */
const grantTo = async (client: pg.PoolClient, role: string): Promise<void> => {
  const to = client.escapeIdentifier(role)
  await client.query('begin')
  // Replicas that start at once do so one by one.
  await client.query('select from portal_migration_lock where id = 1 for update')
  const { rows } = await client.query<{ schema: string; name: string }>(`
    select current_schema() as schema, relname as name from pg_class
    where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') and pg_has_role(relowner, 'usage')`)
  const grants = rows.flatMap(({ schema, name }) => {
    const table = `${client.escapeIdentifier(schema)}.${client.escapeIdentifier(name)}`
    const rights = FEWER[name] ?? USUAL
    return [`revoke all on ${table} from ${to}`, ...(rights ? [`grant ${rights} on ${table} to ${to}`] : [])]
  })
  const [first] = rows
  if (first) grants.push(`grant usage on schema ${client.escapeIdentifier(first.schema)} to ${to}`)
  await client.query([...grants, 'commit'].join(';\n'))
}

/** Brings the database to the shape that this version needs; true when this very start made the first tables. */
export const prepare = ({ app, owner }: Connections, migrations: string): Promise<boolean> =>
  withConnection(owner.config, async client => {
    const firstStart = await migrate(client, migrations)
    if (app.role !== owner.role) await grantTo(client, app.role)
    return firstStart
  })

/** Whether what stands in the audit is out of reach for the role of these connections. */
export const isAuditProtected = async (pool: pg.Pool): Promise<boolean> => {
  const { rows } = await pool.query<{ within_reach: boolean }>(`
    select rolsuper or pg_has_role(relowner, 'member') or has_table_privilege(audit.oid, 'update')
      or has_table_privilege(audit.oid, 'delete') or has_table_privilege(audit.oid, 'truncate') as within_reach
    from pg_class audit, pg_roles where audit.oid = to_regclass('audit') and rolname = current_user`)
  return rows[0]?.within_reach === false
}
