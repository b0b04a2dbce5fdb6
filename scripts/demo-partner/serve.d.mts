import type { Subjects } from './subjects.mjs'

/** A further page of the site. */
export interface OtherPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** Serves the ugly site; answers its port and how to stop it. */
export function servePartner(options: {
  readonly portal: string
  readonly site: string
  readonly port?: number
  /** By their path; one that comes later is served too. */
  readonly more?: ReadonlyMap<string, OtherPage>
  /** What the widgets of the pages with all of them are about. Default what nobody knows. */
  readonly subjects?: Subjects
}): Promise<{ readonly port: number; readonly stop: () => Promise<void> }>
