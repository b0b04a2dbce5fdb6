import { useEffect, useState } from 'react'
import type { ElementProps } from '../element/index.ts'
import { Glyph } from '../Icon/Glyph.tsx'
import { check, copy } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { useUiTexts } from '../locales/index.ts'
import { plain } from '../theme/plain.css.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { block, code, tool } from './CodeBlock.css.ts'

export interface CodeBlockProps extends ElementProps {
  /** The code, shown and copied verbatim. */
  children: string
  /** The accessible name of the code. */
  label: string
}

/** Code to copy, always laid out from left to right. */
export const CodeBlock = ({ children, label, ...element }: CodeBlockProps) => {
  const t = useUiTexts()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <figure aria-label={label} className={block} dir="ltr" {...element}>
      <pre className={code}>
        <code className={plain}>{children}</code>
      </pre>
      <span className={tool}>
        <IconButton
          icon={<Glyph path={isCopied ? check : copy} />}
          label={t(isCopied ? 'copied' : 'copy')}
          onPress={() => navigator.clipboard.writeText(children).then(() => setCopied(true))}
          size="small"
        />
      </span>
      <VisuallyHidden>
        <span role="status">{isCopied && t('copied')}</span>
      </VisuallyHidden>
    </figure>
  )
}
