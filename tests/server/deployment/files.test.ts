import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { describe, expect, test } from 'vitest'
import { readSettings } from '../../../packages/server/src/platform/settings/settings.ts'
import { debian, needs } from '../../support/debian.ts'
import { dataFolder } from '../support/platform/folder.ts'

const root = join(import.meta.dirname, '../../..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

const run = (command: string, args: readonly string[], env: Record<string, string> = {}) => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: root,
    encoding: 'utf8',
    env: { PATH: process.env.PATH, ...env },
  })
  return { status, said: `${stdout}${stderr}` }
}

// The tests have no container engine, so validators read these files instead.
describe('deployment in a container', () => {
  test('the Dockerfile passes its validator', () => {
    expect(validate(read('deploy/Dockerfile'))).toEqual([])
    expect(validate('FROM node\nRUNN npm ci\n')).not.toEqual([])
  })

  const lint = (file: string) =>
    run(process.execPath, ['node_modules/dclint/bin/dclint.cjs', '--config', 'deploy/.dclintrc.json', file])

  test('the compose file passes its linter', () => {
    expect(lint('deploy/compose.yaml')).toEqual({ status: 0, said: '\n' })
    const folder = dataFolder('compose')
    mkdirSync(folder)
    writeFileSync(join(folder, 'compose.yaml'), read('deploy/compose.yaml').replace('restart:', 'restarts:'))
    expect(lint(join(folder, 'compose.yaml')).status).toBe(1)
  })

  test('the environment of the compose file contains only valid settings of the portal', () => {
    const [, portal = ''] = /\n {4}environment:\n([\s\S]*?)\n {4}volumes/.exec(read('deploy/compose.yaml')) ?? []
    const given = Object.fromEntries(
      [...portal.matchAll(/^ {6}(\w+): ["']?(.*?)["']?$/gm)].map(([, name = '', value = '']) => [
        name,
        value
          .replace(/\$\{MAIL_FROM:\?\}/, 'portal@example.org')
          .replace(/\$\{COUNTRY:-\}/, 'SY')
          .replace(/\$\{\w+:-(.*?)\}/, '$1')
          .replace(/\$\{\w+:\?\}/, 'portal.example.org'.repeat(2)),
      ]),
    )
    const settings = readSettings(given)
    expect(Object.keys(given).filter(name => !(name in settings))).toEqual([])
    expect(settings).toMatchObject({ TRUST_PROXY: ['172.30.0.10'], METRICS_PORT: 9464, DEMO: false })
  })
})

describe('deployment on a machine', () => {
  test.skipIf(!debian.systemdAnalyze)(
    `systemd accepts the unit and rates it as well protected${needs('systemd', debian.systemdAnalyze)}`,
    () => {
      const analyze = (...args: readonly string[]) => run(debian.systemdAnalyze ?? '', args)
      expect(analyze('verify', 'deploy/portal.service')).toEqual({ status: 0, said: '' })
      // The scale ends at 10, a unit without restrictions. systemd rates 2 and below as well protected.
      const { said } = analyze('security', '--offline=true', '--no-pager', 'deploy/portal.service')
      expect(Number(/exposure level for portal\.service: ([\d.]+)/.exec(said)?.[1])).toBeLessThanOrEqual(2)
    },
  )

  test('the example environment file contains only valid settings and can be read by a shell', () => {
    const names = [...read('deploy/portal.env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
    const { status, said } = run('sh', ['-c', 'set -a; . deploy/portal.env.example; set +a; env'])
    expect(status).toBe(0)
    const exported = Object.fromEntries([...said.matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]))
    const settings = readSettings({ ...exported, SECRET_KEY: 'x'.repeat(32) })
    expect(names.filter(name => !(name in settings && name in exported))).toEqual([])
    expect(settings.MAIL_FROM).toBe('Portal <portal@example.org>')
  })

  test.skipIf(!debian.caddy)(`Caddy accepts its configuration${needs('caddy', debian.caddy)}`, () => {
    const home = dataFolder('caddy')
    mkdirSync(home)
    const env = { HOME: home, XDG_DATA_HOME: home, XDG_CONFIG_HOME: home }
    const { status, said } = run(
      debian.caddy ?? '',
      ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'],
      env,
    )
    expect(said).toContain('Valid configuration')
    expect(status).toBe(0)
  })
})
