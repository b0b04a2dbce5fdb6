import type { FileVersion } from '@portal/contract/files/files'
import { Link } from '@portal/ui/Link'
import type { ReactNode } from 'react'
import { bytesAt } from '../../../core/api.ts'

interface DownloadLinkProps {
  version: Pick<FileVersion, 'url'> & Partial<Pick<FileVersion, 'scan'>>
  children: ReactNode
  /** Default: `text`. */
  variant?: 'text' | 'button'
}

/** Downloads a version. Renders only its name if the virus scan is pending or blocked it. */
export const DownloadLink = ({ version, children, variant = 'text' }: DownloadLinkProps) => {
  if (version.scan === 'pending' || version.scan === 'infected') return variant === 'button' ? null : children
  // The server provides the file name.
  return (
    <Link download="" href={bytesAt(version.url)} variant={variant}>
      {children}
    </Link>
  )
}
