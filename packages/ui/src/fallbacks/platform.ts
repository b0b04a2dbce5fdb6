import { define } from './define.ts'

// A lone surrogate. With the `u` flag, a valid pair is one code point and doesn't match.
const lone = /\p{Surrogate}/u

define(String.prototype, {
  isWellFormed(this: string) {
    return !lone.test(this)
  },
})

define(Promise, {
  withResolvers: () => {
    const parts: { resolve?: (value: unknown) => void; reject?: (reason: unknown) => void } = {}
    const promise = new Promise((resolve, reject) => Object.assign(parts, { resolve, reject }))
    return { promise, ...parts }
  },
})

define(URL, {
  canParse: (address: string, base?: string) => {
    try {
      return Boolean(new URL(address, base))
    } catch {
      return false
    }
  },
})

const VERSION = 0x40
const VARIANT = 0x80

define(crypto, {
  randomUUID: () => {
    const bytes = crypto.getRandomValues(new Uint8Array(16))
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | VERSION
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | VARIANT
    const hex = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  },
})

if (typeof AbortSignal === 'function') {
  define(AbortSignal, {
    timeout: (milliseconds: number) => {
      const control = new AbortController()
      setTimeout(() => control.abort(), milliseconds)
      return control.signal
    },
  })
  define(AbortSignal.prototype, {
    throwIfAborted(this: AbortSignal) {
      if (this.aborted) throw this.reason ?? new DOMException('aborted', 'AbortError')
    },
  })
}

if (typeof HTMLFormElement === 'function')
  define(HTMLFormElement.prototype, {
    // Clicking a submit button does the same: validation, the event, and submission.
    requestSubmit(this: HTMLFormElement, submitter?: HTMLElement) {
      if (submitter) return submitter.click()
      const button = Object.assign(document.createElement('button'), { hidden: true })
      this.append(button)
      button.click()
      button.remove()
    },
  })
