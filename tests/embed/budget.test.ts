import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { limits } from '@portal/contract/core/fields/limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { readBuild } from '../../packages/server/src/partners/embed/pages/assets.ts'
import { documentOf } from '../../packages/server/src/partners/embed/pages/document.ts'
import { beginning } from '../../packages/server/src/partners/embed/pages/plain.ts'
import { buildPages } from '../flows/support/build.ts'

const KB = 1000

const opened = async () => {
  const build = await readBuild()
  if (!build) throw new Error('the embed is not built')
  return build
}

describe('what a partner’s page makes its visitors load, in brotli', () => {
  let build: Awaited<ReturnType<typeof opened>>
  beforeAll(async () => {
    await buildPages()
    build = await opened()
  }, 120_000)

  const bytesOf = (file: string) => build.files.get(file)?.brotli.length ?? Number.POSITIVE_INFINITY

  const documentIn = (locale: 'en' | 'ar') => {
    const host = 'https://www.a-partner-with-a-long-name.example.org'
    const view = { site: `site_${'x'.repeat(16)}`, locale, host, start: beginning }
    const theme = { accent: '#0b6b4f', surface: '#101318', text: '#f0f0f0', radius: 12, font: 'Georgia, serif' }
    const page = build.renderFrame(view, '/embed/complaint')
    const data = { state: JSON.stringify(view) }
    const script = build.scripts[`frame-${locale}`]
    return brotliCompressSync(documentOf({ locale, page, css: build.styles.frame, theme, script, data }).html).length
  }

  test('the script tag: at most 1.2 kB', () => {
    expect(bytesOf('v1.js')).toBeLessThanOrEqual(1.2 * KB)
  })

  // A part of it keeps the page behind from scrolling, and follows the script tag.
  test('the panel behind it, which is fetched when the page is idle: at most 2.1 kB', () => {
    const [panel = 'none', ...more] = [...build.files.keys()].filter(name => name.startsWith('panel.'))
    expect(more).toEqual([])
    expect(bytesOf(panel)).toBeLessThanOrEqual(2.1 * KB)
  })

  test('what is in the page instead of a dialog: at most 1.6 kB', () => {
    const [inline = 'none', ...more] = [...build.files.keys()].filter(name => name.startsWith('inline.'))
    expect(more).toEqual([])
    expect(bytesOf(inline)).toBeLessThanOrEqual(1.6 * KB)
  })

  test('what looks closer at a tag that cannot be placed as it is: at most 0.7 kB', () => {
    const [review = 'none', ...more] = [...build.files.keys()].filter(name => name.startsWith('review.'))
    expect(more).toEqual([])
    expect(bytesOf(review)).toBeLessThanOrEqual(0.7 * KB)
  })

  // One file, so that its integrity hash covers what follows a tag, for every widget.
  test('the fixed version of all: at most 3.9 kB', () => {
    expect(bytesOf(build.loader.file)).toBeLessThanOrEqual(3.9 * KB)
  })

  // The first state is there with the document; the rest is the widget's own code with React.
  test.each([
    ['evaluation', 110],
    ['exam', 116],
    ['signature', 120],
    ['budget', 120],
  ])('the whole frame of %s, in either language: at most %i kB, and no other widget’s code', (widget, most) => {
    const own = new RegExp(`^(?!${widget})(evaluation|exam|signature|budget)`, 'i')
    for (const locale of ['en', 'ar']) {
      const { file = 'none', preload = [], sheets = [] } = build.scripts[`${widget}-${locale}`] ?? {}
      const all = [file, ...preload, ...sheets]
      expect(all.filter(name => own.test(name))).toEqual([])
      expect(all.reduce((total, name) => total + bytesOf(name), 0)).toBeLessThanOrEqual(most * KB)
    }
  })

  // The document reports that it has loaded, and its fields stay out of the browser's session files; it stays silent
  // where less motion is asked for, and forced colours hide nothing of it. 100 bytes of it are how its fields look while
  // they are pointed at and pressed.
  test.each(['en', 'ar'] as const)('the document of the form with its styles: at most 4.9 kB (%s)', locale => {
    expect(documentIn(locale)).toBeLessThanOrEqual(4.9 * KB)
  })

  test.each(['en', 'ar'] as const)('the whole frame once it is hydrated: at most 83 kB (%s)', locale => {
    const script = build.scripts[`frame-${locale}`]
    const files = script ? [script.file, ...script.preload] : ['none']
    const sum = files.reduce((total, file) => total + bytesOf(file), documentIn(locale))
    expect(sum).toBeLessThanOrEqual(83 * KB)
  })

  test('the code for pictures, which reads their size before drawing them: at most 1.9 kB, and only for those who add one', () => {
    const [pictures = 'none', ...more] = [...build.files.keys()].filter(name => name.startsWith('pictures.'))
    expect(more).toEqual([])
    expect(bytesOf(pictures)).toBeLessThanOrEqual(1.9 * KB)
    for (const { file, preload } of Object.values(build.scripts)) expect([file, ...preload]).not.toContain(pictures)
  })

  test('the complaint form carries no schema library', () => {
    const loaded = ['frame-en', 'frame-ar', 'connect'].flatMap(name => {
      const { file = 'none', preload = [] } = build.scripts[name] ?? {}
      return [file, ...preload]
    })
    const code = [build.loader.file, ...loaded].map(name => build.files.get(name)?.bytes.toString()).join('\n')
    expect(code).not.toContain('ZodMini')
    expect(limits.embed_session_seconds).toBe(15 * 60)
  })

  test('the integrity hash in the listing is the one of the file', async () => {
    const { createHash } = await import('node:crypto')
    const bytes = build.files.get(build.loader.file)?.bytes ?? Buffer.alloc(0)
    expect(build.loader.integrity).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`)
  })
})

const listing = () => readFileSync(join(import.meta.dirname, '../../packages/widgets/dist/embed/assets.json'), 'utf8')

test('the style sheet of the frame names no file outside of the document', () => {
  expect(listing()).not.toMatch(/url\(|@import/)
})

test('in the frame and in its window nothing moves where less motion is asked for', () => {
  const { styles }: { styles: Record<string, string> } = JSON.parse(listing())
  expect(Object.keys(styles)).toEqual(['frame', 'popup'])
  for (const css of Object.values(styles)) {
    const [, still = ''] = /@media \(prefers-reduced-motion:reduce\)\{:where\([^{]*\{([^}]*)\}/.exec(css) ?? []
    expect(still).toContain('transition-property:none!important')
    expect(still).toContain('animation-duration:1ms!important')
  }
})
