import { arabicMonths, chooseArabicMonths } from '@portal/ui/DateText'
import { dismissToasts } from '@portal/ui/Toast'
import '@portal/ui/theme'
import addonA11y from '@storybook/addon-a11y'
import addonDocs from '@storybook/addon-docs'
import { definePreview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
import { DocsFrame } from './docs/DocsFrame.tsx'
import { DocsPage } from './docs/DocsPage.tsx'
import { behaveInFrame } from './docs/in-frame.ts'
import { Stage } from './Stage.tsx'

// A run of the tests reads only what fails; all else that axe answers is for Storybook's panel, and costs time.
const isTest = '__vitest_browser__' in globalThis

// What comes in a chunk of its own comes later still on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

behaveInFrame()

// As the portal's own page; the setup of host-page/ takes it away.
document.documentElement.setAttribute('data-portal-root', '')

const choose = (
  title: string,
  icon: 'globe' | 'circlehollow' | 'listunordered',
  items: readonly { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

/** Every story is drawn in the toolbar's language, theme and density; a violation found by axe fails it. */
export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  globalTypes: {
    locale: choose('Language', 'globe', [
      { value: 'en', title: 'English' },
      { value: 'ar', title: 'العربية' },
      { value: 'tr', title: 'Türkçe' },
    ]),
    theme: choose('Theme', 'circlehollow', [
      { value: 'light', title: 'Light' },
      { value: 'dark', title: 'Dark' },
      { value: 'high-contrast', title: 'High contrast' },
      { value: 'dark-high-contrast', title: 'Dark high contrast' },
      { value: 'system', title: "The device's" },
    ]),
    density: choose('Density', 'listunordered', [
      { value: 'comfortable', title: 'Comfortable' },
      { value: 'compact', title: 'Compact' },
    ]),
  },
  // What one story said or chose is no part of the next.
  beforeEach: () => {
    dismissToasts()
    chooseArabicMonths(arabicMonths[0])
  },
  initialGlobals: { locale: 'en', theme: 'light', density: 'comfortable' },
  parameters: {
    // axe leaves this one of WCAG 2.2 out by default: targets are 24 px wide and high, or have as much space around.
    a11y: {
      test: 'error',
      config: { rules: [{ id: 'target-size', enabled: true }] },
      options: isTest ? { resultTypes: ['violations'] } : {},
    },
    controls: { expanded: true },
    docs: { page: DocsPage, container: DocsFrame },
    options: {
      storySort: {
        order: [
          'Welcome',
          'Changelog',
          'Foundations',
          [
            'Colour',
            'Theme editor',
            'States',
            'Type',
            'Space',
            'Tokens',
            'Motion',
            'Icons',
            'Direction',
            'Density',
            'Writing',
            'Accessibility',
          ],
          'ui',
          [
            'Actions',
            'Fields',
            'Choices',
            'Dates and figures',
            'Navigation',
            'Overlays',
            'Feedback',
            'Data',
            'Charts',
            'Layout',
            'Text',
          ],
          'widgets',
          'screens',
        ],
      },
    },
  },
  decorators: [
    (Story, { globals, viewMode }) => (
      <Stage
        density={String(globals.density)}
        isOnDocs={viewMode === 'docs'}
        locale={String(globals.locale)}
        theme={String(globals.theme)}
      >
        <Story />
      </Stage>
    ),
  ],
})
