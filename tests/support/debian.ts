import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'

/** Folder to which the bootstrap unpacks Debian programs without installing them. */
const unpacked = join(import.meta.dirname, '../../.cache/debian')

const first = (...patterns: readonly string[]): string | undefined =>
  patterns.flatMap(pattern => globSync(pattern).toSorted()).findLast(path => existsSync(path))

/** Programs that tests run beside the portal: installed on the system, or unpacked by the bootstrap. */
export const debian = {
  nginx: first(join(unpacked, 'usr/sbin/nginx'), '/usr/sbin/nginx'),
  clamd: first('/usr/sbin/clamd'),
  caddy: first(join(unpacked, 'usr/bin/caddy'), '/usr/bin/caddy'),
  systemdAnalyze: first('/usr/bin/systemd-analyze'),
  /** The folder of PostgreSQL's programs, such as pg_dump. */
  postgresql: first('/usr/lib/postgresql/*/bin'),
}

/** The suffix for the title of a test that is skipped without a program. */
export const needs = (name: string, found: string | undefined): string =>
  found ? '' : ` (needs ${name}, which is not on this machine)`
