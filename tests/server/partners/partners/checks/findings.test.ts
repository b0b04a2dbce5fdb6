import { describe, expect, test } from 'vitest'
import { findingsOn } from '../../../../../packages/server/src/partners/checks/findings.ts'

const portal = 'https://portal.example.org'
const site: Parameters<typeof findingsOn>[1] = {
  key: 'site_present_key_01',
  former_key: 'site_former_key_002',
  origins: ['https://nahr.example.org'],
  widgets: ['complaint', 'budget'],
}
const tag = `<script async src="${portal}/embed/v1.js" data-widget="complaint" data-site="${site.key}"></script>`
const id = '00000000-0000-4000-8000-000000000000'

const on = (html: string, headers: Record<string, string> = {}, address = 'https://nahr.example.org/help') =>
  findingsOn(
    { url: new URL(address), status: 200, headers: { 'content-type': 'text/html', ...headers }, html, isCut: false },
    site,
    portal,
  )
const codesOf = (...given: Parameters<typeof on>) => on(...given).map(({ code }) => code)
const under = (policy: string, html = tag) => on(html, { 'content-security-policy': policy })
const good = ['origin_listed', 'tag_found', 'key_current', 'policy_passes']

test('a page as the guide says has nothing that hinders it', () => {
  expect(codesOf(tag)).toEqual(good)
  expect(codesOf(tag.replace('v1.js', 'v1.abc-123.js'))).toEqual(good)
  const budget = `<SCRIPT SRC="${portal}/embed/v1.js"></SCRIPT><portal-budget site="${site.key}" for="${id}"></portal-budget>`
  expect(codesOf(budget)).toEqual(good)
})

describe('the tag:', () => {
  test('none, half of one, or one in a comment or of another portal', () => {
    expect(on('<h1>Help</h1>')).toContainEqual({ code: 'tag_missing', add: expect.stringContaining(site.key) })
    expect(codesOf(`<!-- ${tag} -->`)).toContain('tag_missing')
    expect(codesOf(tag.replace('portal.example', 'other.example'))).toContain('tag_missing')
    expect(codesOf(`<portal-complaint site="${site.key}"></portal-complaint>`)).toContain('script_missing')
    expect(codesOf(`<script src="${portal}/embed/v1.js"></script>`)).toContain('element_missing')
  })
  test('its key', () => {
    expect(on(tag.replace(site.key, 'site_former_key_002'))).toContainEqual({
      code: 'key_former',
      value: 'site_former_key_002',
      add: site.key,
    })
    expect(codesOf(tag.replace(site.key, 'site_elsewhere'))).toContain('key_unknown')
    expect(codesOf(tag.replace(`data-site="${site.key}"`, ''))).toContain('key_missing')
  })
  test('its widget, and what that is about', () => {
    const exam = `${tag}<portal-exam site="${site.key}" for="${id}/pre"></portal-exam>`
    expect(on(exam)).toContainEqual({ code: 'widget_refused', value: 'exam' })
    const budget = `${tag}<portal-budget site="${site.key}" for="PROJECT-ID"></portal-budget>`
    expect(on(budget)).toContainEqual({ code: 'subject_wrong', value: 'budget' })
    expect(on(`${tag}<portal-chat></portal-chat>`)).toContainEqual({ code: 'widget_unknown', value: 'chat' })
  })
})

describe('the place:', () => {
  test('an origin that is not on the list, also by its scheme, port or name alone', () => {
    for (const origin of ['http://nahr.example.org', 'https://nahr.example.org:8443', 'https://www.nahr.example.org'])
      expect(on(tag, {}, `${origin}/help`)).toContainEqual({ code: 'origin_missing', value: origin, add: origin })
  })
  test('a page without https, but for one of this machine', () => {
    expect(codesOf(tag, {}, 'http://nahr.example.org/')).toContain('page_insecure')
    expect(codesOf(tag, {}, 'http://localhost:8100/')).not.toContain('page_insecure')
  })
  test('a page that isolates windows, and one that is no page', () => {
    expect(codesOf(tag, { 'cross-origin-opener-policy': 'same-origin' })).toContain('opener_isolated')
    expect(codesOf(tag, { 'cross-origin-opener-policy': 'same-origin-allow-popups' })).toEqual(good)
    expect(codesOf('{}', { 'content-type': 'application/json' })).toContain('page_no_html')
  })
})

describe('the policy:', () => {
  test.each([
    [`script-src ${portal}; frame-src ${portal}`],
    [`default-src 'self' https:`],
    ['default-src *'],
    [`default-src 'none'; script-src-elem https://*.example.org; child-src ${portal}:443`],
    [`script-src ${portal}/embed/; frame-src ${portal}/embed/`],
    [`img-src 'self'`],
  ])('%s lets the widgets pass', policy => {
    expect(under(policy).map(({ code }) => code)).toEqual(good)
  })

  test('one that hinders is answered with the directives as they have to be', () => {
    expect(under(`default-src 'self'; script-src 'self' https://cdn.example.net`)).toEqual(
      expect.arrayContaining([
        {
          code: 'script_blocked',
          value: `script-src 'self' https://cdn.example.net`,
          add: `script-src 'self' https://cdn.example.net ${portal}`,
        },
        { code: 'frame_blocked', value: `default-src 'self'`, add: `frame-src 'self' ${portal}` },
      ]),
    )
    expect(under(`frame-src 'none'`)).toContainEqual({
      code: 'frame_blocked',
      value: `frame-src 'none'`,
      add: `frame-src ${portal}`,
    })
  })
  test('what is added lets the widgets pass', () => {
    const added = under(`default-src 'none'; frame-src 'self'`).flatMap(({ add }) => add ?? [])
    expect(added.length).toBe(2)
    expect(under(`default-src 'none'; ${added.join('; ')}`).map(({ code }) => code)).toEqual(good)
  })
  test('every policy counts: a second header, and one in the page', () => {
    const open = `script-src ${portal}; frame-src ${portal}`
    expect(under(`${open}, frame-src 'self'`).map(({ code }) => code)).toContain('frame_blocked')
    const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`
    expect(under(open, meta + tag).map(({ code }) => code)).toContain('script_blocked')
  })
  test('a host, port or path that is near it is not it', () => {
    for (const source of ['https://example.org', `${portal}:444`, `${portal}/embed/v1.js`, 'wss://portal.example.org'])
      expect(under(`script-src ${source}`).map(({ code }) => code)).toContain('script_blocked')
  })
  test('a nonce or a hash of the tag counts, and strict-dynamic leaves nothing else', () => {
    const strict = `script-src 'strict-dynamic' 'nonce-abc' https:`
    expect(under(strict).map(({ code }) => code)).toContain('nonce_missing')
    expect(under(strict, tag.replace('async', 'async nonce="abc"')).map(({ code }) => code)).toEqual(good)
    const pinned = tag.replace('async', 'async integrity="sha384-xyz"')
    expect(under(`script-src 'sha384-xyz'`, pinned).map(({ code }) => code)).toEqual(good)
    expect(under(`script-src 'sha384-other'`, pinned).map(({ code }) => code)).toContain('script_blocked')
  })
  test('a sandbox is named with what it lacks', () => {
    expect(under('sandbox allow-scripts allow-same-origin')).toContainEqual({
      code: 'sandboxed',
      value: 'allow-forms allow-popups',
      add: 'sandbox allow-scripts allow-same-origin allow-forms allow-popups',
    })
  })
})
