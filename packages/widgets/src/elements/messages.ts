/** Messages of a frame to its host page. They contain names only, never anything typed. */
export interface FrameMessage {
  readonly portal: 'loaded' | 'ready' | 'size' | 'close' | 'start' | 'submit' | 'sign' | 'reject' | 'change' | 'error'
  /**
   * Height of the frame in CSS px, with `size`. The complaint form always sends the same height, whatever its content.
   */
  readonly height?: number
  /** The error code, with `error`. */
  readonly code?: string
}

/** Messages of the host page to the frame: its theme tokens, as in its styles. */
export interface HostMessage {
  readonly portal: 'theme'
  readonly tokens: Readonly<Record<string, string>>
}
