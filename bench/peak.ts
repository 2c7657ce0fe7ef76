/** Loaded before a measured build: says at its end how much memory it took at most, in MB. */
process.on('exit', () => console.error(`peak ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`));
