import { createRoot } from 'react-dom/client'
import { startedAttempt } from './records.ts'
import { Widgets } from './Widgets.tsx'

const language = document.documentElement.lang === 'ar' ? 'ar' : 'en'
const root = document.getElementById('root')
if (root) createRoot(root).render(<Widgets attempt={startedAttempt(language)} language={language} />)
