import type { ConnectMessage } from '@portal/contract/partners/embed'

const text = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** A random secret of 256 bits. */
export const random = () => text(crypto.getRandomValues(new Uint8Array(32)))

/** The PKCE challenge (S256) of a secret. */
export const challengeOf = async (verifier: string) =>
  text(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))))

const isConnected = (data: unknown, state: string): data is ConnectMessage =>
  typeof data === 'object' && data !== null && Reflect.get(data, 'state') === state

/** Resolves to the popup's code, or to null if it closes without one. */
export const codeFrom = (popup: Window, state: string) =>
  new Promise<string | null>(resolve => {
    const end = (code: string | null) => {
      removeEventListener('message', onMessage)
      clearInterval(poll)
      resolve(code)
    }
    const onMessage = ({ origin: from, source, data }: MessageEvent<unknown>) => {
      if (from === origin && source === popup && isConnected(data, state)) end(String(data.code))
    }
    // The popup closes right after posting its message, so a message may still arrive after the close.
    const poll = setInterval(() => popup.closed && setTimeout(() => end(null), 1000), 400)
    addEventListener('message', onMessage)
  })
