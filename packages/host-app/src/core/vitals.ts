import { reportVital } from '@portal/contract/workspace/vitals'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { api } from './api.ts'
import { findRoute } from './routing/find-route.ts'

const routeName = () => {
  const route = findRoute(location.pathname)?.route
  return route && 'name' in route ? route.name : 'Unknown'
}

// A page's first name: measures come late, when the person may have gone on to another one.
const landed = routeName()

const report = ({ name, value }: Metric) => {
  // A measure that does not arrive is not missed.
  api(reportVital, { name, value, route: landed }).catch(() => undefined)
}

/** Measures this page view and reports it to the portal's own server: a name, a number and the screen, no person. */
export const measureVitals = (): void => {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report)
}
