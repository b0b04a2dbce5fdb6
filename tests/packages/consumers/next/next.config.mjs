// This folder is the whole project, whatever lockfiles are above it.
export default { turbopack: { root: import.meta.dirname }, outputFileTracingRoot: import.meta.dirname }
