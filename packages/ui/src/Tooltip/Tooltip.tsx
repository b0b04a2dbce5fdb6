import { cloneElement, type ReactElement, useId, useRef } from 'react'
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip'
import type { ElementProps } from '../element/index.ts'
import { around, hint } from './Tooltip.css.ts'
import { useHint } from './use-hint.ts'

/** Its position; start and end follow the direction of the page. */
export const tooltipPlacements = ['top', 'bottom', 'start', 'end'] as const

export interface TooltipProps extends ElementProps {
  /** A few words that help; whoever never sees them must lose nothing. */
  text: string
  /** A Button or IconButton; it is described by the text. */
  children: ReactElement<{ describedBy?: string | undefined }>
  /** Default `top`; flipped where there is no space. */
  placement?: (typeof tooltipPlacements)[number]
}

/**
 * Words for those who point or come by keyboard. Touch never shows it, so it says nothing that is not said elsewhere.
 */
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
