import type { Guides } from '../types.ts'

export const navigation: Guides = {
  AppShell: {
    keys: ['links'],
    notes: ['Landmarks for bar, navigation and page; a link skips to the page.'],
    others: ['TopBar', 'SideNav', 'SkipLink'],
  },
  TopBar: {
    keys: ['links'],
    notes: ['A header that keeps the order of reading.'],
    others: ['AppShell'],
  },
  SideNav: {
    keys: ['links'],
    notes: ['A navigation with its name; the current place bears aria-current.'],
    others: ['AppShell', 'Tree'],
  },
  Breadcrumbs: {
    keys: ['links'],
    notes: ['A navigation in order; the last one is the page itself.'],
    others: ['Link'],
  },
  Tabs: {
    keys: ['tabs'],
    notes: ['Tabs with their panels; a panel that scrolls is a stop of its own.'],
    others: ['Stepper', 'SideNav'],
  },
  Stepper: {
    keys: ['none'],
    notes: ['An ordered list that says which step is done and which one is now.'],
    others: ['Tabs', 'Progress'],
  },
  Pagination: {
    keys: ['links'],
    notes: ['A navigation whose numbers are named as pages.'],
    others: ['DataTable'],
  },
  SkipLink: {
    keys: ['link'],
    notes: ['The first stop of a page; seen as soon as it has the focus.'],
    others: ['AppShell'],
  },
  StickyHeader: {
    keys: ['none'],
    notes: ['What lies under it is scrolled into sight when it takes the focus.'],
    others: ['TopBar'],
  },
}
