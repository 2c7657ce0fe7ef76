/**
 * `--import` loads this file into the processes of a measured build: it prints the peak memory in MB when a process
 * exits.
 */
process.on('exit', () => console.error(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`));
