import * as z from 'zod/mini'

export const browsers = ['edge', 'opera', 'samsung', 'firefox', 'chrome', 'safari', 'other'] as const

export const systems = ['android', 'ios', 'windows', 'macos', 'chromeos', 'linux', 'other'] as const

/** Two values from fixed lists. The user agent itself is never stored. */
export const device = z.object({ browser: z.enum(browsers), system: z.enum(systems) })

export type Device = z.infer<typeof device>
