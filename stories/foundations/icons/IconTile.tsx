import { Icon, type IconName, mirroredIcons } from '@portal/ui/Icon'
import { VisuallyHidden } from '@portal/ui/VisuallyHidden'
import { useEffect, useState } from 'react'
import { useSay } from '../../support/say.ts'
import { tile, turns } from './icons.css.ts'

/** An icon with its name. Pressing it copies its code. */
export const IconTile = ({ name }: { name: IconName }) => {
  const say = useSay()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = () => navigator.clipboard.writeText(`<Icon name="${name}" />`).then(() => setCopied(true))
  return (
    <button className={tile} onClick={copy} type="button">
      <Icon name={isCopied ? 'check' : name} />
      <bdi lang="en">{name}</bdi>
      {mirroredIcons.includes(name) && <span className={turns}>{say('mirrored', 'تنعكس')}</span>}
      <VisuallyHidden>
        <span role="status">{isCopied && say('Copied', 'تم النسخ')}</span>
      </VisuallyHidden>
    </button>
  )
}
