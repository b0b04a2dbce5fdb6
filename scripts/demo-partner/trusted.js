// Lets through what the old React writes as strings; it has to come before it.
window.trustedTypes?.createPolicy('default', { createHTML: text => text })
