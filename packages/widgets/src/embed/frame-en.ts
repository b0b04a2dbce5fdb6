import ui from '@portal/ui/locales/en/ui.json'
import complaints from '../locales/en/complaints.json'
import embed from '../locales/en/embed.json'
import { takeOver } from './take-over.tsx'

takeOver('en', { ui, complaints, embed })
