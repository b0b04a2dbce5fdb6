import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { build, defaultClientConditions, defaultServerConditions, defineConfig, type InlineConfig } from 'vite'
import { assemble, parts } from './build/embed.ts'

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

// The script tag: one classic script without anything else.
const loader = (): InlineConfig => ({
  ...shared(defaultClientConditions),
  plugins: [],
  build: {
    outDir: parts.loader,
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: false,
    rollupOptions: { input: src('loader.ts'), output: { format: 'iife', entryFileNames: 'loader.js' } },
  },
})

/** `vite build` makes the frame's scripts and styles, then the loader and the renderer, and puts them together. */
export default defineConfig({
  ...shared(defaultClientConditions),
  base: '/embed/assets/',
  plugins: [
    react(),
    vanillaExtractPlugin(),
    {
      name: 'portal-embed',
      closeBundle: {
        sequential: true,
        async handler() {
          await build(loader())
          await build(render())
          await assemble()
        },
      },
    },
  ],
  build: {
    outDir: parts.frame,
    emptyOutDir: true,
    target: 'es2022',
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
