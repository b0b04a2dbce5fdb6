import ui from '@portal/ui/locales/ar/ui.json'
import complaints from '../../locales/ar/complaints.json'
import embed from '../../locales/ar/embed.json'
import { hydrateFrame } from '../hydrate.tsx'

hydrateFrame('ar', { ui, complaints, embed })
