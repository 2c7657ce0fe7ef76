/** The scripts that nothing waits for. They are a file of their own, which `afterLoad.ts` imports. */
import './currentSection.ts';
import './groupWall.ts';
