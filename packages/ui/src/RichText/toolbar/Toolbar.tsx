import type { Ref } from 'react'
import { Glyph } from '../../Icon/Glyph.tsx'
import { useUiTexts } from '../../locales/index.ts'
import { useTextSource } from '../../texts/index.ts'
import { type FormatState, looks, type Tool, toolGroups } from '../editor/tools.ts'
import { group, toolbar, tool as toolStyle } from '../RichText.css.ts'
import { useRovingTabIndex } from './use-roving-tabindex.ts'

interface ToolbarProps {
  /** The id of what it works on. */
  controls: string
  /** The formats at the caret; none before the editor is there. */
  format: FormatState | undefined
  /** Default `false`. */
  isDisabled: boolean | undefined
  /** Whether the address of a link is being asked for. */
  isLinkOpen: boolean
  /** Runs a tool's command; by key the focus stays here. */
  onTool: (tool: Tool, isByKey: boolean) => void
  /** The button that the address is asked beside. */
  linkRef: Ref<HTMLButtonElement>
}

const isMac = () => /Mac|iP(?:hone|ad)/.test(navigator.platform)

const isOff = (tool: Tool, format: FormatState | undefined) =>
  !format || (tool === 'undo' && !format.canUndo) || (tool === 'redo' && !format.canRedo)

/** The tools of the editor: one stop of the Tab key, arrows from one to the next. */
export const Toolbar = ({ controls, format, isDisabled, isLinkOpen, onTool, linkRef }: ToolbarProps) => {
  const t = useUiTexts()
  const { direction } = useTextSource()
  const stop = useRovingTabIndex<Tool>('heading')
  const button = (tool: Tool) => {
    const { path, rtl = path, mirrors, keys } = looks[tool]
    const isAct = tool === 'undo' || tool === 'redo'
    const name = t(`rich_${tool}`)
    return (
      <button
        aria-disabled={isOff(tool, format)}
        aria-expanded={tool === 'link' ? isLinkOpen : undefined}
        aria-haspopup={tool === 'link' ? 'dialog' : undefined}
        aria-keyshortcuts={keys && `${format && isMac() ? 'Meta' : 'Control'}+${keys}`}
        aria-label={name}
        aria-pressed={isAct ? undefined : (format?.on.includes(tool) ?? false)}
        className={toolStyle}
        disabled={isDisabled}
        key={tool}
        onClick={event => isOff(tool, format) || onTool(tool, event.detail === 0)}
        onFocus={() => stop.moveTo(tool)}
        // The selection in the text stays while a tool is pressed.
        onMouseDown={event => event.preventDefault()}
        ref={tool === 'link' ? linkRef : undefined}
        tabIndex={stop.tabIndexOf(tool)}
        title={keys && format ? `${name} (${isMac() ? '⌘' : 'Ctrl'}+${keys})` : name}
        type="button"
      >
        <Glyph mirrors={mirrors} path={direction === 'rtl' ? rtl : path} size="small" />
      </button>
    )
  }
  return (
    <div
      aria-controls={controls}
      aria-label={t('rich_toolbar')}
      className={toolbar}
      onKeyDown={stop.onKeyDown}
      role="toolbar"
    >
      {toolGroups.map(tools => (
        <div className={group} key={tools[0]}>
          {tools.map(button)}
        </div>
      ))}
    </div>
  )
}
