/// <reference types="vite/client" />
import { useEffect, useState } from 'react'
import type { Guide } from './plugins/read-guides.ts'

// By file. Each guide loads with the page that shows it.
const files = import.meta.glob<Guide>('../../packages/{ui,widgets}/src/*/[A-Z]*.md', {
  query: '?guide',
  import: 'default',
})

/** The guide of a component. Undefined until loaded, and if it has none. */
export const useGuide = (name: string): Guide | undefined => {
  const [guide, setGuide] = useState<Guide>()
  useEffect(() => {
    const [, read] = Object.entries(files).find(([path]) => path.endsWith(`/${name}.md`)) ?? []
    let isGone = false
    read?.().then(found => !isGone && setGuide(found))
    return () => {
      isGone = true
    }
  }, [name])
  return guide
}
