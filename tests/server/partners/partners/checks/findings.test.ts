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

test('a page that follows the guide has no problems', () => {
  expect(codesOf(tag)).toEqual(good)
  expect(codesOf(tag.replace('v1.js', 'v1.abc-123.js'))).toEqual(good)
  const budget = `<SCRIPT SRC="${portal}/embed/v1.js"></SCRIPT><portal-budget site="${site.key}" for="${id}"></portal-budget>`
  expect(codesOf(budget)).toEqual(good)
})

describe('the tag:', () => {
  test('is missing, incomplete, in a comment or from another portal', () => {
    expect(on('<h1>Help</h1>')).toContainEqual({ code: 'tag_missing', add: expect.stringContaining(site.key) })
    expect(codesOf(`<!-- ${tag} -->`)).toContain('tag_missing')
    expect(codesOf(tag.replace('portal.example', 'other.example'))).toContain('tag_missing')
    expect(codesOf(`<portal-complaint site="${site.key}"></portal-complaint>`)).toContain('script_missing')
    expect(codesOf(`<script src="${portal}/embed/v1.js"></script>`)).toContain('element_missing')
  })
  test('has a former, an unknown or no key', () => {
    expect(on(tag.replace(site.key, 'site_former_key_002'))).toContainEqual({
      code: 'key_former',
      value: 'site_former_key_002',
      add: site.key,
    })
    expect(codesOf(tag.replace(site.key, 'site_elsewhere'))).toContain('key_unknown')
    expect(codesOf(tag.replace(`data-site="${site.key}"`, ''))).toContain('key_missing')
  })
  test('names a widget that is not allowed or unknown, or a wrong subject', () => {
    const exam = `${tag}<portal-exam site="${site.key}" for="${id}/pre"></portal-exam>`
    expect(on(exam)).toContainEqual({ code: 'widget_refused', value: 'exam' })
    const budget = `${tag}<portal-budget site="${site.key}" for="PROJECT-ID"></portal-budget>`
    expect(on(budget)).toContainEqual({ code: 'subject_wrong', value: 'budget' })
    expect(on(`${tag}<portal-chat></portal-chat>`)).toContainEqual({ code: 'widget_unknown', value: 'chat' })
  })
})

describe('the page:', () => {
  test('has an origin that is not on the list, even if only scheme, port or host differ', () => {
    for (const origin of ['http://nahr.example.org', 'https://nahr.example.org:8443', 'https://www.nahr.example.org'])
      expect(on(tag, {}, `${origin}/help`)).toContainEqual({ code: 'origin_missing', value: origin, add: origin })
  })
  test('is insecure without HTTPS, except on localhost', () => {
    expect(codesOf(tag, {}, 'http://nahr.example.org/')).toContain('page_insecure')
    expect(codesOf(tag, {}, 'http://localhost:8100/')).not.toContain('page_insecure')
  })
  test('isolates its opener, or is not HTML', () => {
    expect(codesOf(tag, { 'cross-origin-opener-policy': 'same-origin' })).toContain('opener_isolated')
    expect(codesOf(tag, { 'cross-origin-opener-policy': 'same-origin-allow-popups' })).toEqual(good)
    expect(codesOf('{}', { 'content-type': 'application/json' })).toContain('page_no_html')
  })
})

describe('the content security policy:', () => {
  test.each([
    [`script-src ${portal}; frame-src ${portal}`],
    [`default-src 'self' https:`],
    ['default-src *'],
    [`default-src 'none'; script-src-elem https://*.example.org; child-src ${portal}:443`],
    [`script-src ${portal}/embed/; frame-src ${portal}/embed/`],
    [`img-src 'self'`],
  ])('%s allows the widgets', policy => {
    expect(under(policy).map(({ code }) => code)).toEqual(good)
  })

  test('is reported with the corrected directives when it blocks the widgets', () => {
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
  test('allows the widgets after the suggested changes', () => {
    const added = under(`default-src 'none'; frame-src 'self'`).flatMap(({ add }) => add ?? [])
    expect(added.length).toBe(2)
    expect(under(`default-src 'none'; ${added.join('; ')}`).map(({ code }) => code)).toEqual(good)
  })
  test('must allow the widgets in every header and meta tag', () => {
    const open = `script-src ${portal}; frame-src ${portal}`
    expect(under(`${open}, frame-src 'self'`).map(({ code }) => code)).toContain('frame_blocked')
    const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`
    expect(under(open, meta + tag).map(({ code }) => code)).toContain('script_blocked')
  })
  test('does not match a similar host, port or path', () => {
    for (const source of ['https://example.org', `${portal}:444`, `${portal}/embed/v1.js`, 'wss://portal.example.org'])
      expect(under(`script-src ${source}`).map(({ code }) => code)).toContain('script_blocked')
  })
  test('accepts a matching nonce or hash, and strict-dynamic disables host sources', () => {
    const strict = `script-src 'strict-dynamic' 'nonce-abc' https:`
    expect(under(strict).map(({ code }) => code)).toContain('nonce_missing')
    expect(under(strict, tag.replace('async', 'async nonce="abc"')).map(({ code }) => code)).toEqual(good)
    const pinned = tag.replace('async', 'async integrity="sha384-xyz"')
    expect(under(`script-src 'sha384-xyz'`, pinned).map(({ code }) => code)).toEqual(good)
    expect(under(`script-src 'sha384-other'`, pinned).map(({ code }) => code)).toContain('script_blocked')
  })
  test('is reported with the missing sandbox permissions', () => {
    expect(under('sandbox allow-scripts allow-same-origin')).toContainEqual({
      code: 'sandboxed',
      value: 'allow-forms allow-popups',
      add: 'sandbox allow-scripts allow-same-origin allow-forms allow-popups',
    })
  })
})
