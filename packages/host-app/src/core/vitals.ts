import { reportVital } from '@portal/contract/workspace/vitals'
import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { api } from './api.ts'
import { findRoute } from './routing/find-route.ts'

const routeName = () => {
  const route = findRoute(location.pathname)?.route
  return route && 'name' in route ? route.name : 'Unknown'
}

// The route of the first page. Metrics may arrive after the person has moved to another page.
const landed = routeName()

const report = ({ name, value }: Metric) => {
  // Losing a metric does no harm.
  api(reportVital, { name, value, route: landed }).catch(() => undefined)
}

/** Reports the web vitals of this page view to the portal's server: metric, value, and route. Stores no person. */
export const measureVitals = (): void => {
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report)
}
