import { useEffect, useRef, useState } from 'react'
import { frame } from './docs.css.ts'
import { FINISHED, fillInTurn } from './in-turn.ts'

interface StoryFrameProps {
  id: string
  name: string
  /** What the toolbar has chosen. */
  globals: Readonly<Record<string, unknown>>
  /** Of the device that the story is about, such as `320px`. Default as wide as the page. */
  width?: string | undefined
}

/** As high as what it shows between the least and the most; what opens over a page gets the most. */
const [LEAST, MOST] = [96, 760]

/** What opens beside a control has room to. */
const BESIDE = 400

const addressOf = (id: string, globals: StoryFrameProps['globals']) => {
  const chosen = ['locale', 'theme', 'density'].map(name => `${name}:${String(globals[name])}`)
  // What axe finds is shown beside a story, not on this page.
  const all = [...chosen, 'a11y.manual:!true'].join(';')
  return `iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(all)}`
}

const beside = (shown: Document) => (shown.querySelector('[role="listbox"], [role="menu"]') ? BESIDE : LEAST)

const heightOf = (shown: Document) =>
  shown.querySelector('[role="dialog"], [role="alertdialog"]')
    ? MOST
    : Math.min(MOST, Math.max(beside(shown), shown.body.scrollHeight + 2))

/**
 * A story in a document of its own: what it opens lies over it alone, its fake server answers nobody else, and its page
 * is as wide as the frame. It is fetched when it is scrolled to.
 */
export const StoryFrame = ({ id, name, globals, width }: StoryFrameProps) => {
  const ref = useRef<HTMLIFrameElement>(null)
  const [height, setHeight] = useState(LEAST)
  const filled = useRef('')
  const [isSeen, setSeen] = useState(false)
  const address = addressOf(id, globals)
  useEffect(() => {
    const element = ref.current
    if (!element) return undefined
    const watcher = new IntersectionObserver(entries => setSeen(entries.some(entry => entry.isIntersecting)))
    watcher.observe(element)
    return () => {
      watcher.disconnect()
      // Nobody waits for one that has gone.
      element.dispatchEvent(new Event(FINISHED))
    }
  }, [])
  useEffect(() => {
    const element = ref.current
    if (!element || !isSeen || filled.current === address) return undefined
    return fillInTurn(element, () => {
      filled.current = address
      // A new `src` would be one more step on the way back.
      element.contentWindow?.location.replace(address)
    })
  }, [isSeen, address])
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
  return <iframe className={frame} height={height} ref={ref} style={{ inlineSize: width }} title={name} />
}
