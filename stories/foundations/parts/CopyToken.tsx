import { Icon } from '@portal/ui/Icon'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { useEffect, useState } from 'react'
import { useSay } from '../../support/say.ts'
import { token } from './parts.css.ts'

interface CopyTokenProps {
  /** Displayed text, such as `--portal-accent`. */
  name: string
  /** Copied text. Default: the name in `var()`. */
  text?: string
}

/** The name of a token. Pressing it copies its CSS. */
export const CopyToken = ({ name, text = `var(${name})` }: CopyTokenProps) => {
  const say = useSay()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  return (
    <>
      <button
        className={token}
        dir="ltr"
        onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(true))}
        type="button"
      >
        <VisuallyHidden>{say('Copy', 'نسخ')} </VisuallyHidden>
        {name}
        <Icon name={isCopied ? 'check' : 'copy'} size="small" />
      </button>
      <VisuallyHidden>
        <span role="status">{isCopied && say('Copied', 'تم النسخ')}</span>
      </VisuallyHidden>
    </>
  )
}
