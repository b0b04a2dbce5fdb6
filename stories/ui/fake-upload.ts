import { type UploadPort, UploadRefused } from '@portal/ui/FileDrop'

export const KB = 1024
export const MB = 1024 * KB

interface FakeUploadOptions {
  /** Delay per request in milliseconds. */
  readonly every?: number
  /** Byte offset at which the connection breaks. */
  readonly breaksAt?: number
  /** Number of requests that fail before the connection recovers. Default: all. */
  readonly breaks?: number
  /** Pauses at this byte offset until `release`. */
  readonly standsAt?: number
  /** Bytes that the server holds from an earlier upload. Default: none, and the port isn't asked for any. */
  readonly before?: number
  /** Rejects the file with this message. */
  readonly refusal?: string
}

/** An upload port without a server. Stores the received bytes, so that uploads can resume. */
export const fakeUpload = (options: FakeUploadOptions = {}) => {
  const { every = 20, breaksAt = Infinity, breaks = Infinity, standsAt = Infinity, before, refusal } = options
  const locations = new Map<string, number>()
  const calls: string[] = []
  const gate = Promise.withResolvers<void>()
  let broken = 0
  const call = async (name: string, location: string, isOff: boolean, signal: AbortSignal) => {
    signal.throwIfAborted()
    calls.push(`${name} ${location}`)
    await new Promise(resolve => setTimeout(resolve, every))
    signal.throwIfAborted()
    if (!isOff || broken >= breaks) return
    broken += 1
    throw new TypeError('no line')
  }
  const arrivedAt = (location: string) => locations.get(location) ?? 0
  const port: UploadPort = {
    ...(before !== undefined && { remembers: true }),
    begin: async (file, signal) => {
      await call('begin', file.name, false, signal)
      if (refusal) throw new UploadRefused(refusal)
      locations.set(file.name, before ?? 0)
      return file.name
    },
    arrived: async (location, signal) => {
      await call('arrived', location, arrivedAt(location) >= breaksAt, signal)
      return locations.get(location) ?? null
    },
    send: async (location, piece, offset, signal) => {
      if (offset >= standsAt) await gate.promise
      await call(`send ${offset}+${piece.size}`, location, offset >= breaksAt, signal)
      if (offset !== arrivedAt(location)) throw new Error('409')
      locations.set(location, offset + piece.size)
    },
    finish: async (location, signal) => {
      await call('finish', location, false, signal)
      return `id-${location}`
    },
  }
  return { port, calls, forget: (location: string) => locations.delete(location), release: gate.resolve }
}

export const fakeFile = (name: string, size: number, type = '') => new File([new Uint8Array(size)], name, { type })

/** Chooses files like a browser. user-event drops files that `accept` excludes and installs a fake FileList. */
export const choose = (box: HTMLInputElement, ...files: readonly File[]) => {
  const data = new DataTransfer()
  for (const file of files) data.items.add(file)
  box.files = data.files
  box.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Uses a separate port for each file name. */
export const byName = (ports: Readonly<Record<string, UploadPort>>): UploadPort => {
  const of = (name: string) => ports[name] ?? fakeUpload().port
  return {
    begin: (file, signal) => of(file.name).begin(file, signal),
    arrived: (location, signal) => of(location).arrived(location, signal),
    send: (location, piece, offset, signal) => of(location).send(location, piece, offset, signal),
    finish: (location, signal) => of(location).finish(location, signal),
  }
}

/** The native file input. Finding it by type avoids a name that depends on the language. */
export const boxIn = (element: HTMLElement) => {
  const box = element.querySelector<HTMLInputElement>('input[type="file"]')
  if (!box) throw new Error('no box')
  return box
}

/** Files stored earlier; one has a long name. */
export const storedFiles = (say: (english: string, arabic: string) => string) => [
  { id: '1', name: say('Signed agreement.pdf', 'الاتفاقية الموقّعة.pdf'), size: 1_468_006 },
  {
    id: '2',
    name: say(
      'Minutes of the meeting on winter clothing for the schools in the north, third version, with remarks.docx',
      'محضر اجتماع ملابس الشتاء لمدارس الشمال، النسخة الثالثة مع الملاحظات.docx',
    ),
    size: 84_000,
  },
]
