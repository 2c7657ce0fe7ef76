/** The scripts of the home page and of pages with the form that nothing waits for. They are a file of their own. */
import './currentSection.ts';
import './groupWall.ts';
