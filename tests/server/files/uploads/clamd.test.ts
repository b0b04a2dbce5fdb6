import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { scanWaiting } from '../../../../packages/server/src/files/jobs.ts'
import { debian, needs } from '../../../support/debian.ts'
import { newFolder } from '../../support/platform/folder.ts'
import { usePortalOn } from '../files/storages.ts'
import { aFile, download, uploaded } from './sending.ts'

const bad = 'what the signature of this test matches'
const folder = newFolder()
const socket = join(folder.path, 'clamd.ctl')
afterAll(folder.remove)

/** The configuration from docs/operations.md with one signature of our own, so that none are downloaded. */
const configure = () => {
  writeFileSync(join(folder.path, 'portal.ndb'), `Portal.Test:0:*:${Buffer.from(bad).toString('hex')}\n`)
  const lines = [`DatabaseDirectory ${folder.path}`, `LocalSocket ${socket}`, 'StreamMaxLength 50M', 'Foreground yes']
  writeFileSync(join(folder.path, 'clamd.conf'), lines.join('\n'))
}

const answers = () =>
  new Promise<boolean>(resolve => {
    const line = connect(socket, () => line.end('zPING\0'))
    line.on('error', () => resolve(false)).on('data', data => resolve(data.toString().startsWith('PONG')))
  })

let scanner: ChildProcess | undefined

const startScanner = async () => {
  scanner = spawn(debian.clamd ?? '', ['--config-file', join(folder.path, 'clamd.conf')], { stdio: 'ignore' })
  for (let tries = 0; tries < 200; tries++) {
    if (await answers()) return
    await pause(100)
  }
  throw new Error('clamd does not answer')
}

const stopScanner = async () => {
  if (!scanner || scanner.exitCode !== null) return
  scanner.kill()
  await once(scanner, 'exit')
}

describe.skipIf(!debian.clamd)(`with a real clamd${needs('clamav-daemon', debian.clamd)}`, () => {
  const portal = usePortalOn('disk', { CLAMD_URL: `unix:${socket}` })
  beforeAll(async () => {
    configure()
    await startScanner()
  })
  afterAll(stopScanner)

  test('serves clean files, also a large one, and rejects a file that matches a signature', async () => {
    const warnings: Error[] = []
    const warn = (warning: Error) => warnings.push(warning)
    process.on('warning', warn)
    onTestFinished(() => void process.off('warning', warn))
    const as = await portal().person('sysadmin')
    for (const content of [Buffer.from('nothing to find'), Buffer.alloc(49 * 1024 * 1024, 'clean')]) {
      const { newest } = await aFile(portal(), as, content)
      expect(newest.scan).toBe('clean')
      expect((await download(portal(), as, newest.url)).status).toBe(200)
    }
    expect((await uploaded(portal(), as, Buffer.from(`a page with ${bad}.`))).body.code).toBe('file_infected')
    expect(warnings, 'listeners that stay, or other leaks').toEqual([])
  })

  test('keeps files pending while clamd is stopped, and scans them afterwards', async () => {
    await stopScanner()
    const as = await portal().person('sysadmin')
    const clean = await aFile(portal(), as, Buffer.from('nothing to find either'))
    const infected = await aFile(portal(), as, Buffer.from(`another page with ${bad}.`))
    expect([clean.newest.scan, infected.newest.scan]).toEqual(['pending', 'pending'])
    expect((await (await download(portal(), as, clean.newest.url)).json()).code).toBe('file_unscanned')
    await startScanner()
    await scanWaiting(portal().services)
    expect((await download(portal(), as, clean.newest.url)).status).toBe(200)
    expect((await download(portal(), as, infected.newest.url)).status).toBe(409)
    const { body } = await portal().call('GET', `/files/${infected.id}`, { as })
    expect(body.data.newest.scan).toBe('infected')
  })
})
