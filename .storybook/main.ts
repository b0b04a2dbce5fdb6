import type { StorybookConfig } from '@storybook/react-vite'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { mergeConfig } from 'vite'
import { compiledStyles } from '../tests/support/compiled-styles.ts'
import { propTables } from './docs/plugins/prop-tables.ts'
import { guides } from './docs/plugins/read-guides.ts'
import { snippets } from './docs/plugins/snippets.ts'

/** Stories live in /stories and import the packages' sources. */
const config: StorybookConfig = {
  // Tests can build only a few stories.
  stories: process.env.STORIES ? [process.env.STORIES] : ['../stories/**/*.stories.tsx', '../stories/**/*.mdx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  // Replaced by docs/plugins/prop-tables.ts, which follows `extends`.
  typescript: { reactDocgen: false },
  viteFinal: base =>
    mergeConfig(base, {
      plugins: [
        ...(process.env.VITEST ? [compiledStyles()] : [vanillaExtractPlugin()]),
        snippets(),
        propTables(),
        guides(),
      ],
      optimizeDeps: {
        // Scans everything up front. A dependency found later makes the test runner reload.
        entries: ['stories/**/*.stories.tsx', '.storybook/*.tsx', 'packages/{ui,widgets,host-app}/src/**/*.{ts,tsx}'],
        include: ['axe-core'],
      },
    }),
}

export default config
