import uiEn from '@portal/ui/locales/en/ui.json'
import { type FrameState, hydrateFrame, renderFrame } from '@portal/widgets/embed'
import complaintsEn from '@portal/widgets/locales/en/complaints.json'
import embedEn from '@portal/widgets/locales/en/embed.json'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

const state: FrameState = {
  site: 'site_of_a_test',
  locale: 'en',
  host: '',
  start: {
    step: 'writing',
    written: { type: 'private', body: '', null_username: '' },
    isTouched: false,
    failure: null,
  },
}

const moments: Readonly<Record<string, () => Promise<void> | void>> = {
  'in the same breath': () => undefined,
  'a promise later': () => Promise.resolve(),
  'a task later': () => new Promise(done => setTimeout(done)),
  'a picture later': () => new Promise(done => requestAnimationFrame(() => done())),
  'when it has': () => expect.poll(() => document.body.textContent).toContain(embedEn.sign_in_why),
}

const field = <Kind extends HTMLElement>(selector: string, kind: new () => Kind): Kind => {
  const found = document.querySelector(selector)
  if (!(found instanceof kind)) throw new Error(`no ${selector}`)
  return found
}
const radio = (value: string) => field(`input[value=${value}]`, HTMLInputElement)
const area = () => field('textarea', HTMLTextAreaElement)
const send = () => field('button[type=submit]', HTMLButtonElement)

const type = (text: string) => {
  area().focus()
  document.execCommand('insertText', false, text)
}

const startFrame = () => {
  document.body.innerHTML = `<div id="portal">${renderFrame(state, '').markup}</div>`
  field('#portal', HTMLElement).dataset.state = JSON.stringify(state)
  hydrateFrame('en', { ui: uiEn, complaints: complaintsEn, embed: embedEn })
}

const settled = () => expect.poll(() => document.body.textContent).toContain(embedEn.sign_in_why)

afterEach(() => {
  document.body.innerHTML = ''
})

test('hydration matches the server’s markup, without console errors', async () => {
  const complained = vi.spyOn(console, 'error')
  startFrame()
  await settled()
  expect(complained.mock.calls).toEqual([])
  complained.mockRestore()
})

describe.each(Object.keys(moments))('input %s, counted from hydration', moment => {
  beforeEach(async () => {
    startFrame()
    await moments[moment]?.()
  })
  test('keeps a choice', async () => {
    radio('user').click()
    await settled()
    expect(radio('user').checked).toBe(true)
    expect(document.querySelector('[name=null_username]')).toBeNull()
  })

  test('keeps a text', async () => {
    type('Typed at once')
    await settled()
    expect(area().value).toBe('Typed at once')
    await expect.poll(() => send().disabled).toBe(false)
  })
})

test('hydration keeps a choice and a text together', async () => {
  startFrame()
  radio('user').click()
  type('Typed at once')
  await settled()
  expect(radio('user').checked).toBe(true)
  expect(area().value).toBe('Typed at once')
  expect(document.querySelector('[name=null_username]')).toBeNull()
  await expect.poll(() => send().disabled).toBe(false)
})
