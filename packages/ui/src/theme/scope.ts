// Defines where the base styles apply. Not part of the style sheets, because the package build reads it too.

/** Set it on `<html>` or on part of a page to apply the base styles inside. */
export const rootAttribute = 'data-portal-root'

const root = `[${rootAttribute}]`
const page = `html${root}`
const part = `${root}:not(html)`

/** The html element of a page that uses the base styles as a whole. */
export const pageRoot = `:root${root}`

/**
 * Every element that the base styles reach. `:where` adds no specificity, so any component or page rule wins. The
 * oldest browsers support `:where`, but no cascade layers.
 */
export const inRoot = `:where(${root}, ${root} *)`

/** Where text gets the portal's font, size, and colour. */
export const textRoot = `:where(${page} > body, ${part})`

/** Where the surface is painted. Packages apply text rules elsewhere too, but never the surface. */
export const surfaceRoot = `:where(${part}, ${page} > body)`

/** Where a theme starts. It sets the scheme for scrollbars and native controls. */
export const themeRoot = `:where(${root}, ${root} [data-theme])`
