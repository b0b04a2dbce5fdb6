import type { ChildProcess } from 'node:child_process'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import pg from 'pg'
import { until } from '../outage-kinds.ts'
import { answers, example, fileIn, folderIn, hosts, kill, postmasterIn, SUPERUSER_PASSWORD, startAs } from './nodes.ts'

const PASSWORD = 'password-of-the-bench'

interface Server {
  readonly host: string
  readonly folder: string
  patroni: ChildProcess
}

const startEtcd = (folder: string, at: number): ChildProcess => {
  const name = `db${at + 1}`
  const own = folderIn(folder, `etcd-${name}`)
  const host = hosts[at]
  const cluster = hosts.map((peer, place) => `db${place + 1}=http://${peer}:2380`).join(',')
  return startAs(own, 'etcd', [
    ...['--name', name, '--data-dir', join(own, 'data'), '--initial-cluster-state', 'new'],
    ...['--listen-client-urls', `http://${host}:2379`, '--advertise-client-urls', `http://${host}:2379`],
    ...['--listen-peer-urls', `http://${host}:2380`, '--initial-advertise-peer-urls', `http://${host}:2380`],
    ...['--initial-cluster', cluster, '--logger', 'zap', '--log-level', 'warn'],
  ])
}

const startPatroni = (folder: string, at: number): Server => {
  const name = `db${at + 1}`
  const host = hosts[at] ?? ''
  const own = folderIn(folder, name)
  const text = example('patroni.yml', { SUPERUSER_PASSWORD, '/var/lib/postgresql': own })
    .replace('name: db1', `name: ${name}`)
    // Replaces the server's own addresses, but not those of etcd.
    .replaceAll(/((?:listen|connect_address): )127\.0\.1\.1/g, `$1${host}`)
  fileIn(own, 'patroni.yml', text)
  return { host, folder: own, patroni: startAs(own, 'patroni', [join(own, 'patroni.yml')]) }
}

/** PgBouncer and HAProxy, as they run beside each portal. */
const startWays = (folder: string) => {
  const own = folderIn(folder, 'ways')
  const users = ['portal', 'portal_owner'].map(name => `"${name}" "${PASSWORD}"\n`).join('')
  const list = fileIn(own, 'userlist.txt', users)
  startAs(own, '/usr/sbin/haproxy', ['-db', '-f', fileIn(own, 'haproxy.cfg', example('haproxy.cfg', {}))])
  const ini = fileIn(own, 'pgbouncer.ini', example('pgbouncer.ini', { '/etc/pgbouncer/userlist.txt': list }))
  startAs(own, '/usr/sbin/pgbouncer', [ini])
}

const makeRoles = () => {
  const roles = join(import.meta.dirname, '../../../../deploy/roles.sh')
  const made = spawnSync('sh', [roles], {
    encoding: 'utf8',
    env: {
      ...{ PATH: process.env.PATH, PGHOST: '127.0.0.1', PGPORT: '5000', PGPASSWORD: SUPERUSER_PASSWORD },
      ...{ PORTAL_PASSWORD: PASSWORD, OWNER_PASSWORD: PASSWORD },
    },
  })
  if (made.status !== 0) throw new Error(`roles were not made: ${made.stderr}`)
}

const isReached = () => asSuperuser(async () => true, 'postgres').catch(() => false)

/** Queries the primary as superuser, bypassing PgBouncer. A lost connection rejects the promise. */
export const asSuperuser = async <Result>(
  run: (client: pg.Client) => Promise<Result>,
  database = 'portal',
): Promise<Result> => {
  const client = new pg.Client({
    ...{ host: '127.0.0.1', port: 5000, user: 'postgres', password: SUPERUSER_PASSWORD, database },
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await run(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

// Right after a failover, Patroni accepts confirmation from either replica ('*'), and doesn't yet know which one has
// everything.
const standby = `SELECT count(*)::int AS all, count(*) FILTER (WHERE sync_state = 'sync')::int AS sync
  FROM pg_stat_replication WHERE state = 'streaming' AND application_name LIKE 'db%'
    AND current_setting('synchronous_standby_names') <> '*'`

/**
 * Whether etcd names the replica that has everything. Patroni writes this after PostgreSQL knows it. Without a named
 * replica, Patroni lets none take over, so a primary killed in between must recover on its own.
 */
const namesStandby = async (): Promise<boolean> => {
  const cluster = await fetch(`http://${hosts[0]}:8008/cluster`).then(answer => answer.text())
  return cluster.includes('"role": "sync_standby"')
}

/** Whether the primary has both replicas, and one of them has every acknowledged write and may take over. */
const isComplete = (): Promise<boolean> =>
  asSuperuser(async client => {
    const { rows } = await client.query<{ all: number; sync: number }>(standby)
    return rows[0]?.all === 2 && rows[0].sync === 1 && (await namesStandby())
  }).catch(() => false)

/** Three PostgreSQL servers under Patroni and etcd, with proxies to their primary. */
export const startDatabase = async (folder: string) => {
  for (const at of hosts.keys()) startEtcd(folder, at)
  await until(() => answers(`http://${hosts[0]}:2379/health`), 'etcd')
  const servers = hosts.map((_, at) => startPatroni(folder, at))
  startWays(folder)
  const find = async () => {
    for (const server of servers) if (await answers(`http://${server.host}:8008/primary`)) return server
    return undefined
  }
  await until(async () => (await find()) !== undefined, 'a primary')
  await until(isReached, 'a way to the primary')
  makeRoles()
  await until(isComplete, 'both replicas')
  const url = (role: string) => `postgresql://${role}:${PASSWORD}@127.0.0.1:6432/portal`
  return {
    urls: { DATABASE_URL: url('portal'), DATABASE_MIGRATION_URL: url('portal_owner') },
    complete: () => until(isComplete, 'both replicas'),
    /**
     * Kills the primary: PostgreSQL alone, or with its Patroni, as when its machine fails. Returns a function that
     * restores it.
     */
    killPrimary: async (withPatroni: boolean) => {
      const server = await find()
      if (!server) throw new Error('there is no primary')
      if (withPatroni) await kill([server.patroni])
      const postmaster = postmasterIn(server.folder)
      if (postmaster) process.kill(postmaster, 'SIGKILL')
      return () => {
        if (withPatroni) server.patroni = startAs(server.folder, 'patroni', [join(server.folder, 'patroni.yml')])
      }
    },
  }
}
