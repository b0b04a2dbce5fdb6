import { useEffect, useRef, useState } from 'react'
import { frame } from './docs.css.ts'
import { FINISHED, fillInTurn } from './in-turn.ts'

interface StoryFrameProps {
  id: string
  name: string
  /** Values of the toolbar. */
  globals: Readonly<Record<string, unknown>>
  /** Width of the device in the story, such as `320px`. Default as wide as the page. */
  width?: string | undefined
}

/** Limits of the frame's height in pixels. Dialogs get the maximum. */
const [LEAST, MOST] = [96, 760]

/** Minimum height in pixels while a list or menu is open. */
const BESIDE = 400

const addressOf = (id: string, globals: StoryFrameProps['globals']) => {
  const chosen = ['locale', 'theme', 'density'].map(name => `${name}:${String(globals[name])}`)
  // Turns off axe here. Its results belong to the story's own page.
  const all = [...chosen, 'a11y.manual:!true'].join(';')
  return `iframe.html?id=${id}&viewMode=story&globals=${encodeURIComponent(all)}`
}

const beside = (shown: Document) => (shown.querySelector('[role="listbox"], [role="menu"]') ? BESIDE : LEAST)

const heightOf = (shown: Document) =>
  shown.querySelector('[role="dialog"], [role="alertdialog"]')
    ? MOST
    : Math.min(MOST, Math.max(beside(shown), shown.body.scrollHeight + 2))

/**
 * A story in its own document. Overlays cover only the frame, requests reach only its fake server, and its viewport is
 * as wide as the frame. Loads when scrolled into view.
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
      // Releases the queue, because this frame will never finish.
      element.dispatchEvent(new Event(FINISHED))
    }
  }, [])
  useEffect(() => {
    const element = ref.current
    if (!element || !isSeen || filled.current === address) return undefined
    return fillInTurn(element, () => {
      filled.current = address
      // Replaces the location, because a new `src` adds a history entry.
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
