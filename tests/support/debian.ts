import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** Where the bootstrap unpacks programs of Debian that no installation needs. */
const unpacked = join(import.meta.dirname, '../../.cache/debian')

const first = (...patterns: readonly string[]): string | undefined =>
  patterns.flatMap(pattern => globSync(pattern).toSorted()).findLast(path => existsSync(path))

/** A program that the tests run beside the portal, as the system has it or the bootstrap unpacked it. */
export const debian = {
  nginx: first(join(unpacked, 'usr/sbin/nginx'), '/usr/sbin/nginx'),
  clamd: first('/usr/sbin/clamd'),
  caddy: first(join(unpacked, 'usr/bin/caddy'), '/usr/bin/caddy'),
  systemdAnalyze: first('/usr/bin/systemd-analyze'),
  /** The folder of PostgreSQL's own programs, such as pg_dump. */
  postgresql: first('/usr/lib/postgresql/*/bin'),
}

/** What a skipped test says of itself. */
export const needs = (name: string, found: string | undefined): string =>
  found ? '' : ` (needs ${name}, which is not on this machine)`
