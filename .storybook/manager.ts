import { addons } from 'storybook/manager-api'
import { looks, wantsDark } from './look.ts'

addons.setConfig({
  theme: wantsDark() ? looks.dark : looks.light,
  sidebar: { showRoots: true },
  // Pages to read have nothing to operate; their space is for reading.
  layoutCustomisations: {
    showPanel: ({ storyId }, isShown) => (/^(welcome|changelog|foundations)-/.test(storyId) ? false : isShown),
  },
})
