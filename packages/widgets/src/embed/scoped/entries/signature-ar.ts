import ui from '@portal/ui/locales/ar/ui.json'
import embed from '../../../locales/ar/embed.json'
import frames from '../../../locales/ar/frames.json'
import signature from '../../../locales/ar/signature_panel.json'
import { SignatureFrame } from '../frames/SignatureFrame.tsx'
import { startWidget } from '../start.tsx'

startWidget('ar', { ui, embed, frames, signature_panel: signature }, SignatureFrame)
