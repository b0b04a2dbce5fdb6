/** Messages of a frame to the page around it: names only, never what was typed. */
export interface FrameMessage {
  readonly portal: 'loaded' | 'ready' | 'size' | 'close' | 'start' | 'submit' | 'sign' | 'reject' | 'change' | 'error'
  /** Of the frame, in CSS pixels, with `size`. The complaint form's is the same for every content that it can have. */
  readonly height?: number
  /** Of what went wrong, with `error`. */
  readonly code?: string
}

/** Messages of the page to the frame: theme tokens as they are in its styles. */
export interface HostMessage {
  readonly portal: 'theme'
  readonly tokens: Readonly<Record<string, string>>
}
