// Renders every widget as a partner's server does, and prints the data for the browser.
import { renderToString } from 'react-dom/server'
import { drawingNames } from '../../widgets/support/drawing-names.ts'
import { recordsOf } from '../../widgets/support/drawings.tsx'
import { optionsOf, pageOf } from './page.tsx'

const pages = (['en', 'ar'] as const).flatMap(language => {
  const records = recordsOf(language)
  return drawingNames.map(name => {
    const handed = { language, name, records }
    return { handed, markup: renderToString(pageOf(handed), optionsOf(handed)) }
  })
})

process.stdout.write(JSON.stringify(pages))
