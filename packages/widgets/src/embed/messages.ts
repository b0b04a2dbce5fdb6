/** What a frame tells the page around it: names only, never what was typed. */
export type FrameMessage =
  | { readonly portal: 'ready' | 'close' | 'submit' }
  | { readonly portal: 'size'; readonly height: number }
  | { readonly portal: 'error'; readonly code: string }

/** What the page tells the frame: theme tokens as they stand in its styles. */
export interface HostMessage {
  readonly portal: 'theme'
  readonly tokens: Readonly<Record<string, string>>
}
