import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { chromium, type Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { browserPath, chromiumFlags } from '../../../chromium.ts'
import { rounds } from '../../../support/rounds.ts'
import { languages } from '../../support/language.ts'
import { openSession } from '../../support/people.ts'
import { usePortal } from '../../support/portal.ts'
import { textsIn } from '../../support/texts.ts'

const portal = usePortal()
const [language = 'en'] = languages()
const t = textsIn(language)
const profile = mkdtempSync(join(tmpdir(), 'portal-profile-'))

const ROUNDS = rounds(1, 10)

/** Takes more than a second to type. Thirty rounds fit into one answer. */
const KEYS = 150
let running: ChildProcess | undefined

/** Ends the browser as a crash or an empty battery does, without any cleanup. */
const kill = async () => {
  if (!running || running.exitCode !== null || running.signalCode !== null) return
  const ended = once(running, 'exit')
  running.kill('SIGKILL')
  await ended
}

/** Opens a page in the browser with its stored profile. */
const open = async (): Promise<Page> => {
  const flags = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  running = spawn(browserPath, [...chromiumFlags, ...flags], { stdio: ['ignore', 'ignore', 'pipe'] })
  if (!running.stderr) throw new Error('the browser says nothing')
  for await (const line of createInterface(running.stderr)) {
    const [, address] = /DevTools listening on (ws:\S+)/.exec(line) ?? []
    if (!address) continue
    const browser = await chromium.connectOverCDP(address)
    const [context] = browser.contexts()
    if (!context) throw new Error('the browser has no window')
    await context.addInitScript(chosen => localStorage.setItem('language', chosen), language)
    return context.newPage()
  }
  throw new Error('the browser did not start')
}

afterEach(async () => {
  await kill()
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
})

const openExam = async (training: string, button: string): Promise<Page> => {
  const { url } = portal()
  const page = await open()
  const exam = `${url}/sup/trainings/${training}/exam/pre`
  const start = page.getByRole('button', { name: button })
  const email = page.locator('input[name=email]')
  await page.goto(exam)
  await start.or(email).waitFor()
  // The session survives only if the browser had written its cookies to disk.
  if (await email.isVisible()) {
    await openSession(page, url, 'user')
    await page.goto(exam)
  }
  await start.click()
  await page.getByRole('radio', { name: t('exam_runner.all') }).check()
  return page
}

/** Types into a test while offline, and kills the browser. Returns how many milliseconds of typing were lost. */
const lostBy = async (training: string, isFirst: boolean): Promise<number> => {
  const page = await openExam(training, isFirst ? t('exams.start') : t('exams.continue'))
  const field = page.getByRole('textbox').first()
  const before = await field.inputValue()
  await page.context().setOffline(true)
  await field.focus()
  await page.keyboard.press('Control+End')
  const typed: { readonly text: string; readonly at: number }[] = []
  let text = before
  for (let nth = 0; nth < KEYS; nth++) {
    const letter = String.fromCharCode(97 + (nth % 26))
    await page.keyboard.type(letter, { delay: 10 })
    text += letter
    typed.push({ text, at: performance.now() })
  }
  const killedAt = performance.now()
  await kill()

  const again = await openExam(training, t('exams.continue'))
  await again.getByText(t('exam_runner.saved'), { exact: true }).waitFor()
  const found = await again.getByRole('textbox').first().inputValue()
  await kill()
  expect(text.startsWith(found)).toBe(true)
  // Typing took longer than a second, so more than a second could be lost.
  expect(killedAt - (typed[0]?.at ?? killedAt)).toBeGreaterThan(1000)
  const firstLost = typed.find(one => one.text.length > found.length)
  return firstLost ? killedAt - firstLost.at : 0
}

test('a browser killed while offline loses at most one second of typing', {
  timeout: 60_000 * ROUNDS,
}, async () => {
  const { rows } = await portal().database.pool.query(`SELECT id FROM sub_activities WHERE code = 'FMNF-2'`)
  const lost: number[] = []
  for (let round = 0; round < ROUNDS; round++) lost.push(await lostBy(rows[0].id, round === 0))
  expect(Math.max(...lost)).toBeLessThanOrEqual(1000)
  if (ROUNDS > 1) process.stdout.write(`typing lost by ${ROUNDS} kills, in ms: ${lost.map(Math.round).join(' ')}\n`)
})
