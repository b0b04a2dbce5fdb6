import type { Subjects } from './subjects.mjs'

export interface OtherPage {
  readonly html: string
  readonly headers: Readonly<Record<string, string>>
}

/** Serves the site on the loopback address. */
export function servePartner(options: {
  readonly portal: string
  readonly site: string
  readonly port?: number
  /** Further pages by path. Pages that are added later are served too. */
  readonly more?: ReadonlyMap<string, OtherPage>
  /** Records that the widgets show on pages with all widgets. Default `unknownSubjects`. */
  readonly subjects?: Subjects
}): Promise<{ readonly port: number; readonly stop: () => Promise<void> }>
