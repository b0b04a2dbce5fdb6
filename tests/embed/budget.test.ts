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

describe('the embed’s compressed size (brotli)', () => {
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

  test('is at most 1.2 kB for the script tag', () => {
    expect(bytesOf('v1.js')).toBeLessThanOrEqual(1.2 * KB)
  })

  // Part of it prevents the page behind from scrolling. It loads after the script tag.
  test('is at most 2.1 kB for the panel, which is a single file', () => {
    const [panel = 'none', ...more] = [...build.files.keys()].filter(name => name.startsWith('panel.'))
    expect(more).toEqual([])
    expect(bytesOf(panel)).toBeLessThanOrEqual(2.1 * KB)
  })

  test('is at most 1.6 kB for the code of inline widgets, which is a single file', () => {
    const [inline = 'none', ...more] = [...build.files.keys()].filter(name => name.startsWith('inline.'))
    expect(more).toEqual([])
    expect(bytesOf(inline)).toBeLessThanOrEqual(1.6 * KB)
  })

  test('is at most 0.7 kB for the code that reviews misplaced tags, which is a single file', () => {
    const [review = 'none', ...more] = [...build.files.keys()].filter(name => name.startsWith('review.'))
    expect(more).toEqual([])
    expect(bytesOf(review)).toBeLessThanOrEqual(0.7 * KB)
  })

  // The fixed version is one file for every widget, so that one integrity hash covers all its code.
  test('is at most 3.9 kB for the fixed version of the script tag', () => {
    expect(bytesOf(build.loader.file)).toBeLessThanOrEqual(3.9 * KB)
  })

  // The document contains the first state. The rest is the widget's own code and React.
  test.each([
    ['evaluation', 110],
    ['exam', 116],
    ['signature', 120],
    ['budget', 120],
  ])('for the frame of %s in either language is at most %i kB, without code of other widgets', (widget, most) => {
    const own = new RegExp(`^(?!${widget})(evaluation|exam|signature|budget)`, 'i')
    for (const locale of ['en', 'ar']) {
      const { file = 'none', preload = [], sheets = [] } = build.scripts[`${widget}-${locale}`] ?? {}
      const all = [file, ...preload, ...sheets]
      expect(all.filter(name => own.test(name))).toEqual([])
      expect(all.reduce((total, name) => total + bytesOf(name), 0)).toBeLessThanOrEqual(most * KB)
    }
  })

  // The document reports that it has loaded, and keeps its fields out of the browser's session files. It also supports
  // reduced motion and forced colours. Hover and pressed styles of its fields take 100 bytes.
  test.each(['en', 'ar'] as const)(
    'is at most 4.9 kB for the document of the complaint form with its styles (%s)',
    locale => {
      expect(documentIn(locale)).toBeLessThanOrEqual(4.9 * KB)
    },
  )

  test.each(['en', 'ar'] as const)('is at most 83 kB for the hydrated complaint form (%s)', locale => {
    const script = build.scripts[`frame-${locale}`]
    const files = script ? [script.file, ...script.preload] : ['none']
    const sum = files.reduce((total, file) => total + bytesOf(file), documentIn(locale))
    expect(sum).toBeLessThanOrEqual(83 * KB)
  })

  test('is at most 1.9 kB for the picture code, which no script preloads', () => {
    const [pictures = 'none', ...more] = [...build.files.keys()].filter(name => name.startsWith('pictures.'))
    expect(more).toEqual([])
    expect(bytesOf(pictures)).toBeLessThanOrEqual(1.9 * KB)
    for (const { file, preload } of Object.values(build.scripts)) expect([file, ...preload]).not.toContain(pictures)
  })

  test('the complaint form loads no schema library', () => {
    const loaded = ['frame-en', 'frame-ar', 'connect'].flatMap(name => {
      const { file = 'none', preload = [] } = build.scripts[name] ?? {}
      return [file, ...preload]
    })
    const code = [build.loader.file, ...loaded].map(name => build.files.get(name)?.bytes.toString()).join('\n')
    expect(code).not.toContain('ZodMini')
    expect(limits.embed_session_seconds).toBe(15 * 60)
  })

  test('the listing contains the integrity hash of the fixed version', async () => {
    const { createHash } = await import('node:crypto')
    const bytes = build.files.get(build.loader.file)?.bytes ?? Buffer.alloc(0)
    expect(build.loader.integrity).toBe(`sha384-${createHash('sha384').update(bytes).digest('base64')}`)
  })
})

const listing = () => readFileSync(join(import.meta.dirname, '../../packages/widgets/dist/embed/assets.json'), 'utf8')

test('the frame’s style sheet loads no other files', () => {
  expect(listing()).not.toMatch(/url\(|@import/)
})

test('the styles of frames and the popup turn off motion when reduced motion is requested', () => {
  const { styles }: { styles: Record<string, string> } = JSON.parse(listing())
  expect(Object.keys(styles)).toEqual(['frame', 'popup'])
  for (const css of Object.values(styles)) {
    const [, still = ''] = /@media \(prefers-reduced-motion:reduce\)\{:where\([^{]*\{([^}]*)\}/.exec(css) ?? []
    expect(still).toContain('transition-property:none!important')
    expect(still).toContain('animation-duration:1ms!important')
  }
})
