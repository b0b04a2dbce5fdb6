import * as z from 'zod/mini'

/** Browsers that sessions are distinguished by; all others are `other`. */
export const browsers = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari', 'other'] as const

/** Operating systems that sessions are distinguished by; all others are `other`. */
export const systems = ['android', 'ios', 'windows', 'macos', 'chromeos', 'linux', 'other'] as const

/** What a session was opened with: two words of fixed lists, never the whole user agent. */
export const device = z.object({ browser: z.enum(browsers), system: z.enum(systems) })

/** What a session was opened with. */
export type Device = z.infer<typeof device>
