// Where the base styles apply. Apart from the style sheets, because the build of the packages reads it too.

/** On `<html>` or on a part of a page: what is inside takes the base styles. */
export const rootAttribute = 'data-portal-root'

const root = `[${rootAttribute}]`
const page = `html${root}`
const part = `${root}:not(html)`

/** The html element of a page that takes the base styles as a whole. */
export const pageRoot = `:root${root}`

/**
 * Every element that the base styles reach. Without specificity, so that any rule of a component or of the page
 * overrides it; the oldest browsers know `:where` but no cascade layers.
 */
export const inRoot = `:where(${root}, ${root} *)`

/** Where text takes the portal's font, size and colour. */
export const textRoot = `:where(${page} > body, ${part})`

/** Where the surface is painted: only inside roots. Text also has its rules elsewhere, in packages. */
export const surfaceRoot = `:where(${part}, ${page} > body)`

/** Where a theme begins: scrollbars and native controls are drawn for it. */
export const themeRoot = `:where(${root}, ${root} [data-theme])`
