import ui from '@portal/ui/locales/ar/ui.json'
import embed from '../../../locales/ar/embed.json'
import evaluation from '../../../locales/ar/evaluation.json'
import frames from '../../../locales/ar/frames.json'
import { EvaluationFrame } from '../frames/EvaluationFrame.tsx'
import { startWidget } from '../start.tsx'

startWidget('ar', { ui, embed, frames, evaluation }, EvaluationFrame)
