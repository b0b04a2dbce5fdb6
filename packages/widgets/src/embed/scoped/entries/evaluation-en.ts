import ui from '@portal/ui/locales/en/ui.json'
import embed from '../../../locales/en/embed.json'
import evaluation from '../../../locales/en/evaluation.json'
import frames from '../../../locales/en/frames.json'
import { EvaluationFrame } from '../frames/EvaluationFrame.tsx'
import { startWidget } from '../start.tsx'

startWidget('en', { ui, embed, frames, evaluation }, EvaluationFrame)
