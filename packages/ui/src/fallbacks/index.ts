// Read first by every entry: what follows may use any of it while it is loaded. Each fallback does what the portal and
// its libraries need, not all of the standard.
import './arrays.ts'
import './platform.ts'
