import fc from 'fast-check'

// Looking for a smaller example against a database takes minutes, so that the test ended with "timed out" and the
// failure was lost. The seed and path of the first example are enough to repeat it.
fc.configureGlobal({ ...fc.readConfigureGlobal(), endOnFailure: true })
