import { addons } from 'storybook/manager-api'
import { looks, wantsDark } from './look.ts'

addons.setConfig({
  theme: wantsDark() ? looks.dark : looks.light,
  sidebar: { showRoots: true },
  // Reading pages have no controls, so they hide the panel.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (/^(welcome|changelog|foundations)-/.test(storyId) ? false : isShown),
  },
})
