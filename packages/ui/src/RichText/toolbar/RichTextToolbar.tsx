import type { Ref } from 'react'
import { Glyph } from '../../Icon/Glyph.tsx'
import { useUiTexts } from '../../locales/index.ts'
import { useTextSource } from '../../texts/index.ts'
import { type FormatState, looks, type Tool, toolGroups } from '../editor/tools.ts'
import { group, toolbar, tool as toolStyle } from '../RichText.css.ts'
import { useRovingTabIndex } from './use-roving-tabindex.ts'

interface RichTextToolbarProps {
  controls: string
  /** The formats at the caret. Undefined until the editor is mounted. */
  format: FormatState | undefined
  isDisabled: boolean | undefined
  /** Whether the link panel is open. */
  isLinkOpen: boolean
  /** Runs a tool. `isByKey` keeps focus on the toolbar. */
  onTool: (tool: Tool, isByKey: boolean) => void
  /** The button that anchors the link panel. */
  linkRef: Ref<HTMLButtonElement>
}

const isMac = () => /Mac|iP(?:hone|ad)/.test(navigator.platform)

const isOff = (tool: Tool, format: FormatState | undefined) =>
  !format || (tool === 'undo' && !format.canUndo) || (tool === 'redo' && !format.canRedo)

/** The editor's toolbar. A roving tab index makes it one tab stop, with arrow keys between tools. */
export const RichTextToolbar = ({
  controls,
  format,
  isDisabled,
  isLinkOpen,
  onTool,
  linkRef,
}: RichTextToolbarProps) => {
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
        // Keeps the text selection when a tool is pressed.
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
