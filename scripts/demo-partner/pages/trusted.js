// Allows the markup that React 0.13 writes as strings. Has to load before React.
window.trustedTypes?.createPolicy('default', { createHTML: text => text })
