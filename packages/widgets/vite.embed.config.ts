import { readdirSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import {
  build,
  defaultClientConditions,
  defaultServerConditions,
  defineConfig,
  type InlineConfig,
  type Plugin,
  type Rollup,
} from 'vite'
import { assemble, parts } from './build/embed.ts'
import { frameTexts } from './build/frame-texts.ts'
import { oldestBrowsers } from './build/oldest-browsers.ts'

const entries = ['evaluation', 'exam', 'signature', 'budget'].flatMap(widget => [`${widget}-en`, `${widget}-ar`])

const src = (name: string) => `${import.meta.dirname}/src/embed/${name}`

const shared = (conditions: readonly string[]): InlineConfig => ({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['portal-source', ...conditions] },
})

// The renderer that the server loads. It bundles react-dom/server, so that the server doesn't depend on React.
const render = (): InlineConfig => ({
  ...shared(defaultServerConditions),
  ssr: { noExternal: true, resolve: { conditions: ['portal-source', ...defaultServerConditions] } },
  build: {
    ssr: true,
    outDir: parts.render,
    emptyOutDir: true,
    target: 'node24',
    rollupOptions: { input: { render: src('render.tsx'), states: src('states.tsx') } },
  },
})

// Each bundle is self-contained: a page loads one of them and no further chunks.
const panel = (name: 'panel' | 'inline' | 'review'): InlineConfig => ({
  ...shared(defaultClientConditions),
  plugins: [],
  build: {
    outDir: parts.loader,
    emptyOutDir: name === 'panel',
    target: oldestBrowsers,
    modulePreload: false,
    rolldownOptions: {
      input: `${import.meta.dirname}/src/elements/${name}.ts`,
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: `${name}.[hash].js` },
    },
  },
})

const loader = (output: Rollup.OutputOptions, plugins: Plugin[] = []): InlineConfig => ({
  ...shared(defaultClientConditions),
  plugins,
  build: {
    outDir: parts.loader,
    emptyOutDir: false,
    target: oldestBrowsers,
    lib: { entry: src('loader.ts'), formats: ['iife'], name: 'portal' },
    rolldownOptions: { output },
  },
})

// A classic script from another origin can't resolve relative imports. Panels get absolute URLs on the portal's origin.
const fetched = (files: readonly string[]): Plugin => ({
  name: 'portal-fetched-panels',
  enforce: 'pre',
  transform: (code, id) =>
    /(element|loader)\.ts$/.test(id)
      ? code.replace(/'\.{1,2}\/(?:elements\/)?(panel|inline|review)\.ts'/g, (_, name: string) => {
          const file = files.find(one => one.startsWith(`${name}.`)) ?? ''
          return `\`\${portal}/embed/assets/${file}\``
        })
      : undefined,
})

// The script tag is one small classic script. The fixed version has everything in one file, so its integrity hash
// covers all that runs in the page.
const buildLoader = async () => {
  await build(panel('panel'))
  await build(panel('inline'))
  await build(panel('review'))
  await build(loader({ entryFileNames: 'v1.js' }, [fetched(readdirSync(parts.loader))]))
  await build(loader({ entryFileNames: 'fixed.js', codeSplitting: false }))
}

// Frames of the widgets about one record. Each entry has its own code and style sheets, and shares common chunks.
const scoped = (): InlineConfig => ({
  ...shared(defaultClientConditions),
  plugins: [react(), vanillaExtractPlugin(), frameTexts()],
  environments: { ssr: { resolve: { conditions: ['portal-source', ...defaultServerConditions] } } },
  base: '/embed/assets/',
  build: {
    outDir: parts.scoped,
    emptyOutDir: true,
    target: oldestBrowsers,
    cssCodeSplit: true,
    manifest: 'manifest.json',
    modulePreload: false,
    rollupOptions: {
      input: Object.fromEntries(entries.map(name => [name, src(`scoped/entries/${name}.ts`)])),
      output: {
        entryFileNames: '[name].[hash].js',
        chunkFileNames: '[name].[hash].js',
        assetFileNames: '[name].[hash][extname]',
      },
    },
  },
})

/** `vite build` makes the frame's scripts and styles, then the loader and the renderer, and puts them together. */
export default defineConfig({
  ...shared(defaultClientConditions),
  // vanilla-extract runs style files in the server environment. There it finds the theme's functions only with this
  // condition.
  environments: { ssr: { resolve: { conditions: ['portal-source', ...defaultServerConditions] } } },
  base: '/embed/assets/',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    {
      name: 'portal-embed',
      closeBundle: {
        sequential: true,
        async handler() {
          await buildLoader()
          await build(scoped())
          await build(render())
          await assemble()
        },
      },
    },
  ],
  build: {
    outDir: parts.frame,
    emptyOutDir: true,
    target: oldestBrowsers,
    cssCodeSplit: false,
    manifest: 'manifest.json',
    modulePreload: false,
    rollupOptions: {
      input: {
        'frame-en': src('entries/frame-en.ts'),
        'frame-ar': src('entries/frame-ar.ts'),
        connect: src('entries/connect-script.ts'),
      },
      output: {
        entryFileNames: '[name].[hash].js',
        chunkFileNames: '[name].[hash].js',
        assetFileNames: '[name].[hash][extname]',
      },
    },
  },
})
