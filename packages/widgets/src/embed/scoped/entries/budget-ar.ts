import ui from '@portal/ui/locales/ar/ui.json'
import budget from '../../../locales/ar/budget_table.json'
import embed from '../../../locales/ar/embed.json'
import frames from '../../../locales/ar/frames.json'
import { BudgetFrame } from '../frames/BudgetFrame.tsx'
import { startWidget } from '../start.tsx'

startWidget('ar', { ui, embed, frames, budget_table: budget }, BudgetFrame)
