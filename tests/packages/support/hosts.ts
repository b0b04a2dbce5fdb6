import type { Language } from './texts.ts'

/** A bundler or framework with which partners build pages. */
export interface Host {
  /** Exact versions of its dependencies, besides React and the portal's packages. */
  readonly dependencies: Readonly<Record<string, string>>
  /** Arguments for Node that build it in its folder. */
  readonly build: readonly string[]
  /** Arguments for Node that serve it at HOST and PORT. Without them, the folder's files are served. */
  readonly start?: readonly string[]
  /** The page with all five widgets. */
  readonly pageIn: (language: Language) => string
}

export const react = { react: '19.3.1', 'react-dom': '19.3.1' } as const

/** Installed in one folder. They are small, and part of `npm test`. Pages render in the browser only. */
export const bundlers = {
  vite: {
    dependencies: { vite: '8.3.8', '@vitejs/plugin-react': '6.3.0' },
    build: ['node_modules/vite/bin/vite.js', 'build', 'vite', '--logLevel', 'error'],
    pageIn: language => `vite/dist/widgets.html?language=${language}`,
  },
  webpack: {
    dependencies: {
      'css-loader': '7.1.5',
      'esbuild-loader': '4.5.0',
      'mini-css-extract-plugin': '2.10.2',
      webpack: '5.112.1',
    },
    build: ['webpack/build.mjs'],
    pageIn: language => `webpack/dist/widgets.html?language=${language}`,
  },
} as const satisfies Record<string, Host>

/**
 * Each is installed in its own folder, by `npm run test:all` only. They render on a server, and their page `/differs`
 * renders differently in the browser.
 */
export const frameworks = {
  'react-router': {
    // Newer releases lack some of these packages.
    dependencies: {
      '@react-router/dev': '8.4.0',
      '@react-router/node': '8.4.0',
      '@react-router/serve': '8.4.0',
      isbot: '5.2.3',
      'react-router': '8.4.0',
      vite: '8.3.8',
    },
    build: ['node_modules/@react-router/dev/bin.cjs', 'build'],
    start: ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
    pageIn: language => language,
  },
  astro: {
    dependencies: {
      '@astrojs/node': '11.1.6',
      '@astrojs/react': '7.0.0',
      '@types/react': '19.3.0',
      '@types/react-dom': '19.3.0',
      astro: '7.3.5',
    },
    build: ['node_modules/astro/bin/astro.mjs', 'build'],
    start: ['dist/server/entry.mjs'],
    pageIn: language => language,
  },
  next: {
    dependencies: { next: '16.4.6' },
    build: ['node_modules/next/dist/bin/next', 'build'],
    start: ['node_modules/next/dist/bin/next', 'start', '--hostname', '127.0.0.1'],
    pageIn: language => language,
  },
} as const satisfies Record<string, Host>
