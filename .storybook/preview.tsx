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
import { expectElementProps } from './element-props.ts'
import { Stage } from './Stage.tsx'

// Tests only need violations. The other results of axe are for Storybook's panel and cost time.
const isTest = '__vitest_browser__' in globalThis

// Lazy chunks take longer to load on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

behaveInFrame()

// Simulates the portal's own page. The setup in host-page/ removes the attribute.
document.documentElement.setAttribute('data-portal-root', '')

const choose = (
  title: string,
  icon: 'globe' | 'circlehollow' | 'listunordered',
  items: readonly { value: string; title: string }[],
) => ({
  description: title,
  toolbar: { title, icon, items: [...items], dynamicTitle: true },
})

/** Each story renders in the toolbar's language, theme, and density. Any axe violation fails its test. */
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
  // Resets global state between stories.
  beforeEach: () => {
    dismissToasts()
    chooseArabicMonths(arabicMonths[0])
  },
  afterEach: async story => {
    if (isTest) await expectElementProps(story)
  },
  initialGlobals: { locale: 'en', theme: 'light', density: 'comfortable' },
  parameters: {
    // axe disables this WCAG 2.2 rule by default. Targets must be at least 24 by 24 CSS px, or have that much space
    // around them.
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
          'people',
          'programmes',
          'money',
          'training',
          'requests',
          'complaints',
          'messages',
          'workspace',
          'files',
          'partners',
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
