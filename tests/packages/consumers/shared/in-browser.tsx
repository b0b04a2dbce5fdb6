import { createRoot } from 'react-dom/client'
import { startedAttempt } from './records.ts'
import { Widgets } from './Widgets.tsx'

// One page serves both languages. The query selects one.
const language = new URLSearchParams(location.search).get('language') === 'ar' ? 'ar' : 'en'
Object.assign(document.documentElement, { lang: language, dir: language === 'ar' ? 'rtl' : 'ltr' })

const root = document.getElementById('root')
if (root) createRoot(root).render(<Widgets attempt={startedAttempt(language)} language={language} />)
