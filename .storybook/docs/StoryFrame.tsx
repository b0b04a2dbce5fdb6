import { useEffect, useRef, useState } from 'react'
import { frame } from './docs.css.ts'

interface StoryFrameProps {
  id: string
  name: string
  /** What the toolbar has chosen. */
  globals: Readonly<Record<string, unknown>>
}

/** As high as what it shows between these two; what opens over a page gets the most. */
const [LEAST, MOST] = [96, 760]

const addressOf = (id: string, globals: StoryFrameProps['globals']) => {
  const chosen = ['locale', 'theme', 'density'].map(name => `${name}:${String(globals[name])}`).join(';')
  return `iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(chosen)}`
}

const heightOf = (shown: Document) =>
  shown.querySelector('[role="dialog"], [role="alertdialog"]')
    ? MOST
    : Math.min(MOST, Math.max(LEAST, shown.body.scrollHeight + 2))

/**
 * A story in a document of its own: what it opens lies over it alone, its fake server answers nobody else, and its page
 * is as wide as the frame. It is fetched when it comes near.
 */
export const StoryFrame = ({ id, name, globals }: StoryFrameProps) => {
  const ref = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(LEAST)
  useEffect(() => {
    const element = ref.current
    let watcher: MutationObserver | undefined
    const follow = () => {
      const shown = element?.contentDocument
      if (!shown) return
      watcher?.disconnect()
      watcher = new MutationObserver(() => setHeight(heightOf(shown)))
      watcher.observe(shown.body, { attributes: true, childList: true, subtree: true })
    }
    element?.addEventListener('load', follow)
    return () => {
      element?.removeEventListener('load', follow)
      watcher?.disconnect()
    }
  }, [])
  return <iframe className={frame} height={height} loading="lazy" ref={ref} src={addressOf(id, globals)} title={name} />
}
