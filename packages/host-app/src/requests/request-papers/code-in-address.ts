import { useEffect, useEffectEvent } from 'react'

/** The code of a paper behind the # of the address, empty where there is none. */
export const codeInAddress = (): string => {
  const written = location.hash.slice(1)
  try {
    return decodeURIComponent(written)
  } catch {
    // Anybody can write an address: what cannot be decoded is a code that nobody knows.
    return written
  }
}

/** Passes on the code of each paper that is scanned while the page is open: only the part behind the # changes. */
export const useScannedCode = (onScanned: (code: string) => void): void => {
  const scanned = useEffectEvent(() => onScanned(codeInAddress()))
  useEffect(() => {
    const listen = () => scanned()
    window.addEventListener('hashchange', listen)
    return () => window.removeEventListener('hashchange', listen)
  }, [])
}
