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
import { floor } from './build/floor.ts'

const src = (name: string) => `${import.meta.dirname}/src/embed/${name}`

const shared = (conditions: readonly string[]): InlineConfig => ({
  root: import.meta.dirname,
  configFile: false,
  logLevel: 'warn',
  mode: 'production',
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['portal-source', ...conditions] },
})

// What the server renders with. React's server half is bundled, so that the server itself needs none.
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

const panel = (): InlineConfig => ({
  ...shared(defaultClientConditions),
  plugins: [],
  build: {
    outDir: parts.loader,
    emptyOutDir: true,
    target: floor,
    modulePreload: false,
    rolldownOptions: {
      input: `${import.meta.dirname}/src/elements/panel.ts`,
      preserveEntrySignatures: 'strict',
      output: { entryFileNames: 'panel.[hash].js' },
    },
  },
})

const loader = (output: Rollup.OutputOptions, plugins: Plugin[] = []): InlineConfig => ({
  ...shared(defaultClientConditions),
  plugins,
  build: {
    outDir: parts.loader,
    emptyOutDir: false,
    target: floor,
    lib: { entry: src('loader.ts'), formats: ['iife'], name: 'portal' },
    rolldownOptions: { output },
  },
})

// A classic script of another origin has no base address: the dialog is named with the portal that the tag names.
const fetched = (file: string): Plugin => ({
  name: 'portal-fetched-panel',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('element.ts') ? code.replace(`'./panel.ts'`, `\`\${portal}/embed/assets/${file}\``) : undefined,
})

// The script tag: one classic script without anything else, but the fixed version, which has all in one file, so that
// its integrity hash covers all that runs in the page.
const buildLoader = async () => {
  await build(panel())
  const [file = ''] = readdirSync(parts.loader)
  await build(loader({ entryFileNames: 'v1.js' }, [fetched(file)]))
  await build(loader({ entryFileNames: 'fixed.js', codeSplitting: false }))
}

/** `vite build` makes the frame's scripts and styles, then the loader and the renderer, and puts them together. */
export default defineConfig({
  ...shared(defaultClientConditions),
  // vanilla-extract runs style files on the server's side, and finds the theme's functions there by this condition alone.
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
          await build(render())
          await assemble()
        },
      },
    },
  ],
  build: {
    outDir: parts.frame,
    emptyOutDir: true,
    target: floor,
    cssCodeSplit: false,
    manifest: 'manifest.json',
    modulePreload: false,
    rollupOptions: {
      input: {
        'frame-en': src('frame-en.ts'),
        'frame-ar': src('frame-ar.ts'),
        connect: src('connect-script.ts'),
      },
      output: {
        entryFileNames: '[name].[hash].js',
        chunkFileNames: '[name].[hash].js',
        assetFileNames: '[name].[hash][extname]',
      },
    },
  },
})
