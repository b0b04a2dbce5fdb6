import ui from '@portal/ui/locales/ar/ui.json'
import embed from '../../../locales/ar/embed.json'
import exam from '../../../locales/ar/exam_runner.json'
import frames from '../../../locales/ar/frames.json'
import { ExamFrame } from '../frames/ExamFrame.tsx'
import { startWidget } from '../start.tsx'

startWidget('ar', { ui, embed, frames, exam_runner: exam }, ExamFrame)
