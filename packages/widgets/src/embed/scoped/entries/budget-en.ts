import ui from '@portal/ui/locales/en/ui.json'
import budget from '../../../locales/en/budget_table.json'
import embed from '../../../locales/en/embed.json'
import frames from '../../../locales/en/frames.json'
import { BudgetFrame } from '../frames/BudgetFrame.tsx'
import { startWidget } from '../start.tsx'

startWidget('en', { ui, embed, frames, budget_table: budget }, BudgetFrame)
