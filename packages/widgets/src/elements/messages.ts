/** What a frame tells the page around it: names only, never what was typed. */
export interface FrameMessage {
  readonly portal: 'loaded' | 'ready' | 'size' | 'close' | 'start' | 'submit' | 'sign' | 'reject' | 'change' | 'error'
  /** Of the frame, in CSS pixels, with `size`. The complaint form's is the same for everything that can stand in it. */
  readonly height?: number
  /** Of what went wrong, with `error`. */
  readonly code?: string
}

/** What the page tells the frame: theme tokens as they stand in its styles. */
export interface HostMessage {
  readonly portal: 'theme'
  readonly tokens: Readonly<Record<string, string>>
}
