import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { allowedTags, cleanRichText, safeAddress } from '../../../packages/server/src/platform/rich-text.ts'

// The design system and the server don't import each other. Each has its own list, and this test compares them.
const editor = readFileSync(new URL('../../../packages/ui/src/RichText/html/allowed.ts', import.meta.url), 'utf8')

describe('sanitising rich text on the server', () => {
  test('allows the same tags and addresses as the editor', () => {
    const list = /allowedTags = \[([^\]]*)\]/.exec(editor)?.[1] ?? ''
    expect([...list.matchAll(/'(\w+)'/g)].map(([, tag]) => tag)).toEqual(allowedTags)
    expect(/safeAddress = (\/.*\/i)/.exec(editor)?.[1]).toBe(String(safeAddress))
    const whole =
      '<h3>a</h3><h4>b</h4><p>c <strong>d</strong> <em>e</em> <u>f</u> <s>g</s><br /></p><ul><li>h</li></ul>' +
      '<ol><li>i</li></ol><blockquote>j</blockquote><p><a href="https://example.org/?a=1&amp;b=2">k</a></p>'
    expect(cleanRichText(whole)).toBe(whole)
    expect(cleanRichText('')).toBe('')
  })

  test.each([
    ['scripts and styles with their content', '<p>a<script>b</script><style>c</style></p>', '<p>a</p>'],
    ['attributes', '<p onclick="x()" style="a:b" dir="rtl" class="c">a</p>', '<p>a</p>'],
    ['other tags, but not their text', '<div><h1>a</h1><img src="x" onerror="y()"><font>b</font></div>', 'ab'],
    ['links that run scripts', '<a href=" JaVaScRiPt:x()">a</a>', 'a'],
    ['links that hide scripts', '<a href="java&#10;script:x()">a</a><a href="data:text/html,b">b</a>', 'ab'],
    [
      'links into this site and links without an address',
      '<a href="/logout">a</a><a href="//e.org">b</a><a>c</a>',
      'abc',
    ],
    [
      'all attributes of a link except its address',
      '<a href="mailto:a@e.org" target="_top" onclick="x()">a</a>',
      '<a href="mailto:a@e.org">a</a>',
    ],
    ['frames and pictures', '<iframe src="https://e.org">a</iframe><svg><a href="https://e.org">b</a></svg>', ''],
    ['comments and broken tags', '<!-- a --><p>b<strong>c', '<p>b<strong>c</strong></p>'],
  ])('removes %s', (_, given, left) => {
    expect(cleanRichText(given)).toBe(left)
    expect(cleanRichText(left)).toBe(left)
  })

  test('limits the nesting depth and takes under two seconds for hostile input', () => {
    const deep = cleanRichText(`${'<ul><li>'.repeat(5_000)}a`)
    expect(deep.match(/<ul>/g)?.length).toBeLessThan(20)
    const begun = performance.now()
    for (const part of ['<', '<p', '<a href="', '&#', '<!--', '<p><b>']) cleanRichText(part.repeat(8_000))
    expect(performance.now() - begun).toBeLessThan(2_000)
  })
})
