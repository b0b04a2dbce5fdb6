// Imports each given entry, and prints those that fail.
const failed = []
for (const entry of process.argv.slice(2)) await import(entry).catch(error => failed.push(`${entry}: ${error}`))
process.stdout.write(failed.join('\n'))
