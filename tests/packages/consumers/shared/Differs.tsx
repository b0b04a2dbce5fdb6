'use client'

/** Causes a hydration mismatch on purpose, which must be reported. */
export const Differs = () => <p>{typeof document === 'undefined' ? 'server' : 'browser'}</p>
