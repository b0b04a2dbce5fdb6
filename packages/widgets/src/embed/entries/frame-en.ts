import ui from '@portal/ui/locales/en/ui.json'
import complaints from '../../locales/en/complaints.json'
import embed from '../../locales/en/embed.json'
import { hydrateFrame } from '../hydrate.tsx'

hydrateFrame('en', { ui, complaints, embed })
