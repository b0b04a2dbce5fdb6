// Every entry imports this first, because later modules may need the fallbacks while they load. Each fallback covers
// only what the portal and its libraries use.
import './arrays.ts'
import './platform.ts'
