'use client'

/** A mistake on purpose: the browser draws something else than the server did, which has to be reported. */
export const Differs = () => <p>{typeof document === 'undefined' ? 'server' : 'browser'}</p>
