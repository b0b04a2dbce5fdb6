import { buildHost } from './support/consumer.ts'
import { describeHost } from './support/describe-host.ts'
import { frameworks } from './support/hosts.ts'

// Astro and Next.js are large, and a registry may be slow without a cache.
const INSTALLING_MS = 600_000

for (const [name, host] of Object.entries(frameworks))
  describeHost(name, host, () => buildHost(name, host), INSTALLING_MS)
