// Imports each of the entries given, and says which could not be.
const failed = []
for (const entry of process.argv.slice(2)) await import(entry).catch(error => failed.push(`${entry}: ${error}`))
process.stdout.write(failed.join('\n'))
