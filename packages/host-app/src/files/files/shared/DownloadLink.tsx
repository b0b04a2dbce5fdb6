import type { FileVersion } from '@portal/contract/files/files'
import { Link } from '@portal/ui/Link'
import type { ReactNode } from 'react'
import { bytesAt } from '../../../core/api.ts'

interface DownloadLinkProps {
  version: Pick<FileVersion, 'url'> & Partial<Pick<FileVersion, 'scan'>>
  children: ReactNode
  /** Default `text`. */
  variant?: 'text' | 'button'
}

/** Saves a version on the device, or shows its name alone where the virus scanner blocks it. */
export const DownloadLink = ({ version, children, variant = 'text' }: DownloadLinkProps) => {
  if (version.scan === 'pending' || version.scan === 'infected') return variant === 'button' ? null : children
  // The name is the server's to give.
  return (
    <Link download="" href={bytesAt(version.url)} variant={variant}>
      {children}
    </Link>
  )
}
