import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { connectionLimits } from '../../../packages/server/src/platform/http/connection/connections.ts'
import { debian, needs } from '../../support/debian.ts'
import { describeProxy, HOST, type Ports } from './proxy.ts'

const file = join(import.meta.dirname, '../../../deploy/Caddyfile')

// Our file unchanged, except that it uses the test's certificate instead of requesting one.
const around = (folder: string, ports: Ports) => `{
	admin off
	default_bind 127.0.0.1
	http_port ${ports.http}
	https_port ${ports.https}
	log default {
		level ERROR
	}
}
${readFileSync(file, 'utf8').replace(' {\n', ` {\n\ttls ${folder}/fullchain.pem ${folder}/privkey.pem\n`)}`

const homeIn = (folder: string) => ({ HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder })

describeProxy({
  name: 'caddy',
  program: debian.caddy,
  start: (folder, ports) => {
    const config = join(folder, 'Caddyfile')
    writeFileSync(config, around(folder, ports))
    return {
      args: ['run', '--adapter', 'caddyfile', '--config', config],
      env: { ...homeIn(folder), PORTAL_HOST: HOST, PORTAL_UPSTREAM: `127.0.0.1:${ports.portal}` },
    }
  },
  // Caddy has no site for this host and forwards nothing.
  otherHost: { status: 200, body: /^$/ },
})

test.skipIf(!debian.caddy)(
  `caddy closes idle connections to the portal before the portal does${needs('caddy', debian.caddy)}`,
  () => {
    const { stdout } = spawnSync(debian.caddy ?? '', ['adapt', '--config', file], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ...homeIn('/nonexistent') },
    })
    // Nanoseconds. Caddy's default is two minutes.
    const [, idle = '120000000000'] = /"idle_timeout":(\d+)/.exec(stdout) ?? []
    expect(Number(idle) / 1e6).toBeLessThan(connectionLimits.idle)
  },
)
