import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { limits } from '@portal/contract/core/fields/limits'
import { beforeAll, describe, expect, test } from 'vitest'
import { readBuild } from '../../packages/server/src/partners/embed/pages/assets.ts'
import { pageDocumentOf as documentOf } from '../../packages/server/src/partners/embed/pages/document.ts'
import { emptyForm } from '../../packages/server/src/partners/embed/pages/plain.ts'
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
    const view = { site: `site_${'x'.repeat(16)}`, locale, host, start: emptyForm }
    const theme = { accent: '#0b6b4f', surface: '#101318', text: '#f0f0f0', radius: 12, font: 'Georgia, serif' }
    const page = build.renderFrame(view, '/embed/complaint')
    const data = { state: JSON.stringify(view) }
    const script = build.scripts[`frame-${locale}`]
    return brotliCompressSync(documentOf({ locale, page, css: build.styles.frame, theme, script, data }).html).length
  }

  // Bytes of single files and of whole frames are limited in .size-limit.mjs.
  test.each(['evaluation', 'exam', 'signature', 'budget'])('the frame of %s loads no other widget’s code', widget => {
    const own = new RegExp(`^(?!${widget})(evaluation|exam|signature|budget)`, 'i')
    for (const locale of ['en', 'ar']) {
      const { file = 'none', preload = [], sheets = [] } = build.scripts[`${widget}-${locale}`] ?? {}
      const all = [file, ...preload, ...sheets]
      expect(all).not.toContain('none')
      expect(all.filter(name => own.test(name))).toEqual([])
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

  test('loads the code for pictures only when a picture is added', () => {
    const [pictures = 'none', ...more] = [...build.files.keys()].filter(name => name.startsWith('pictures.'))
    expect(pictures).not.toBe('none')
    expect(more).toEqual([])
    for (const { file, preload } of Object.values(build.scripts)) expect([file, ...preload]).not.toContain(pictures)
  })

  test('loads no schema library with the complaint form', () => {
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
