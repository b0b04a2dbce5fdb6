import { useEffect, useEffectEvent } from 'react'

/** The paper's code from the URL fragment, or an empty string. */
export const codeInAddress = (): string => {
  const written = location.hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    // Anyone can craft a URL. A fragment that can't be decoded counts as an unknown code.
    return written
  }
}

/**
 * Reports each code scanned while the page is open. A new code changes only the fragment, so the page doesn't reload.
 */
export const useScannedCode = (onScanned: (code: string) => void): void => {
  const scanned = useEffectEvent(() => onScanned(codeInAddress()))
  useEffect(() => {
    const listen = () => scanned()
    window.addEventListener('hashchange', listen)
    return () => window.removeEventListener('hashchange', listen)
  }, [])
}
