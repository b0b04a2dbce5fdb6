import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const pages = ['index.html', 'widgets.html']

export default defineConfig({
  // The pages are served from a subfolder.
  base: './',
  plugins: [react()],
  build: { rolldownOptions: { input: pages.map(page => join(import.meta.dirname, page)) } },
})
