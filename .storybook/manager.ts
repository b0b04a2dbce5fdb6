import { addons } from 'storybook/manager-api'
import { looks, wantsDark } from './look.ts'

addons.setConfig({ theme: wantsDark() ? looks.dark : looks.light, sidebar: { showRoots: true } })
