/// <reference types="vite/client" />
import { useEffect, useState } from 'react'

type Snippets = Readonly<Record<string, string>>

// By file. Each file loads with the page that shows it.
const files = import.meta.glob<Snippets>('../../stories/{ui,widgets}/**/*.stories.tsx', {
  query: '?snippets',
  import: 'default',
})

const none: Snippets = {}

/** The code of a file's stories, by name. Empty until loaded, and for an empty file name. */
export const useSnippets = (fileName: string): Snippets => {
  const [snippets, setSnippets] = useState(none)
  useEffect(() => {
    const [, read] = Object.entries(files).find(([path]) => fileName.endsWith(path.replace(/^(\.\.\/)+/, ''))) ?? []
    let isGone = false
    read?.().then(found => !isGone && setSnippets(found))
    return () => {
      isGone = true
    }
  }, [fileName])
  return snippets
}
