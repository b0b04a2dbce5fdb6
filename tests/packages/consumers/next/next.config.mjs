// Makes this folder the root, whatever lockfiles its parents have.
export default { turbopack: { root: import.meta.dirname }, outputFileTracingRoot: import.meta.dirname }
