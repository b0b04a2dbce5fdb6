import ui from '@portal/ui/locales/en/ui.json'
import embed from '../../../locales/en/embed.json'
import frames from '../../../locales/en/frames.json'
import signature from '../../../locales/en/signature_panel.json'
import { SignatureFrame } from '../frames/SignatureFrame.tsx'
import { startWidget } from '../start.tsx'

startWidget('en', { ui, embed, frames, signature_panel: signature }, SignatureFrame)
