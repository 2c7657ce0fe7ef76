/**
 * Prints the peak memory of a process, in MB, when the process exits. `--import` loads this file into the processes of
 * a measured build.
 */
process.on('exit', () => console.error(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`));
