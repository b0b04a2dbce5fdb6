// Lets through what the old React writes as strings; it has to stand before it.
window.trustedTypes?.createPolicy('default', { createHTML: text => text })
