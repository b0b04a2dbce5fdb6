import ui from '@portal/ui/locales/en/ui.json'
import embed from '../../../locales/en/embed.json'
import exam from '../../../locales/en/exam_runner.json'
import frames from '../../../locales/en/frames.json'
import { ExamFrame } from '../frames/ExamFrame.tsx'
import { startWidget } from '../start.tsx'

startWidget('en', { ui, embed, frames, exam_runner: exam }, ExamFrame)
