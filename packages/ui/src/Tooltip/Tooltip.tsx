import { cloneElement, type ReactElement, useId, useRef } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import type { ElementProps } from '../element/index.ts'
import { around, hint } from './Tooltip.css.ts'
import { useHint } from './use-hint.ts'

/** The position. Start and end follow the page's direction. */
export const tooltipPlacements = ['top', 'bottom', 'start', 'end'] as const

export interface TooltipProps extends ElementProps {
  /** A short hint. Users who never see it must miss nothing. */
  text: string
  /** A Button or IconButton, described by the text. */
  children: ReactElement<{ describedBy?: string | undefined }>
  /** The preferred position. The tooltip flips if space is short. Default `top`. */
  placement?: (typeof tooltipPlacements)[number]
}

/** A hint on hover and keyboard focus. Touch never shows it, so it must not contain unique information. */
export const Tooltip = ({ text, children, placement = 'top', ...element }: TooltipProps) => {
  const id = useId()
  const ref = useRef<HTMLSpanElement>(null)
  const { isOpen, handlers } = useHint()
  return (
    <TooltipTrigger isOpen={isOpen}>
      <span className={around} ref={ref} {...handlers}>
        {cloneElement(children, { describedBy: isOpen ? id : undefined })}
        <AriaTooltip {...element} className={hint} offset={6} placement={placement} triggerRef={ref}>
          <span id={id}>{text}</span>
        </AriaTooltip>
      </span>
    </TooltipTrigger>
  )
}
