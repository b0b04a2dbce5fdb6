/** Serves the ugly site; answers its port and how to stop it. */
export function servePartner(options: {
  readonly portal: string
  readonly site: string
  readonly port?: number
}): Promise<{ readonly port: number; readonly stop: () => Promise<void> }>
